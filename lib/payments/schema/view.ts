import { idView, instantView } from '@/lib/core/view';
import * as z from '@/lib/core/zod';
import { userSummaryViewSchema } from '@/lib/users/schema/view';
import { PAYMENT_PAR } from '../rules/life';
import { RECU_GENRES } from '../rules/recus';
import { ETATS_PAYMENT, STATUTS_PAYMENT } from '../schema';

const euros = (description: string, example: number) => z.number().meta({ description, examples: [example] });

const payment = {
  _id: idView,
  sender: userSummaryViewSchema.meta({ description: 'Qui demande.' }),
  recipient: userSummaryViewSchema.meta({ description: 'À qui c’est demandé, et qui paie.' }),
  recipientId: idView,
  amount: euros('En euros, commission comprise.', 60),
  devise: z.string().meta({ examples: ['EUR'] }),
  status: z.enum(STATUTS_PAYMENT),
  etat: z.enum(ETATS_PAYMENT).meta({
    description: 'Plus précis que status\u202f: held, votre paiement est conservé jusqu’à la livraison.',
  }),
  description: z.string().meta({ examples: ['Transport de 8 kg de Lyon à Tanger'] }),
  commission: z
    .strictObject({
      taux: z.number().meta({ description: 'En %.', examples: [13] }),
      montant: euros('En euros.', 7.8),
      bareme: z
        .int()
        .meta({ description: 'La version du barème, celle du jour de la demande.', examples: [1] }),
    })
    .meta({ id: 'Commission', description: 'Ce que le site garde du montant.' }),
  net: euros('Ce que reçoit qui demande\u202f: ni remboursé, ni commission. En euros.', 52.2),
  rembourse: euros('Ce qui revient à qui a payé, en euros.', 0),
  conversationId: idView,
  reservationId: idView.nullable(),
  demandeId: z
    .strictObject({ _id: idView, titre: z.string() })
    .nullable()
    .meta({ description: 'Le besoin dont il s’agit.' }),
  transportId: z
    .strictObject({ _id: idView, villeDepart: z.string(), villeArrivee: z.string() })
    .nullable()
    .meta({ description: 'Le transport dont il s’agit\u202f; les villes sont celles de la réservation.' }),
  produitId: z.strictObject({ _id: idView, nom: z.string() }).nullable(),
  paymentUrl: z
    .string()
    .nullable()
    .meta({
      format: 'uri-reference',
      description: 'Où payer, pour qui paie et tant que c’est attendu.',
      examples: ['/payments/0199c1de-6f1a-7c3e-8a52-0d7f4b6e2c11'],
    }),
  modeTest: z.boolean().meta({ description: 'Aucun argent ne bouge.' }),
  gele: z.boolean().meta({
    description: 'La banque de qui a payé conteste ce paiement\u202f: rien n’en part avant sa réponse.',
  }),
  perdu: z.boolean().meta({ description: 'Sa banque a rendu la somme à qui a payé.' }),
  expireLe: instantView.meta({ description: 'Jusqu’à quand le paiement est attendu.' }),
  createdAt: instantView,
};

/** A payment as one of its two people sees it (docs/api.md). Money in euros. */
export const paymentViewSchema = z
  .strictObject(payment)
  .meta({ id: 'Payment', description: 'Une demande de paiement, telle que la voient ses deux personnes.' });

/** Where one's share is sent. */
export const payoutAccountViewSchema = z
  .strictObject({
    etat: z.enum(['inutile', 'absent', 'a_completer', 'en_verification', 'pret']).meta({
      description: 'inutile\u00a0: en mode test, personne n’en a besoin. Seul pret reçoit de l’argent.',
    }),
    manque: z.array(z.string()).meta({
      description: 'Ce que le prestataire demande encore.',
      examples: [['vos coordonnées bancaires']],
    }),
    paysNonDesservi: z
      .string()
      .nullable()
      .meta({
        description: 'Le pays du profil, si le prestataire n’y verse pas d’argent.',
        examples: [null],
      }),
    attend: euros('Ce qui vous revient et attend ce compte, ou son envoi. En euros.', 52.2),
    modeTest: payment.modeTest,
  })
  .meta({ id: 'PayoutAccount', description: 'Le compte sur lequel on est payé, chez le prestataire.' });

/** The provider's page on which the account is completed. */
export const payoutLinkViewSchema = z.strictObject({
  url: z.string().meta({
    format: 'uri',
    description: 'La page du prestataire, bonne une fois.',
    examples: ['https://connect.stripe.com/setup/e/acct_1/abc'],
  }),
});

/** All of one's payments in a few figures, whatever the page shows of them. */
export const paymentSumsSchema = z
  .strictObject({
    total: z.int().meta({ description: 'Combien il y en a, demandés et à payer.', examples: [4] }),
    enAttente: z.int().meta({ examples: [1] }),
    completes: z.int().meta({ examples: [2] }),
    montant: euros('De tous, en euros.', 240),
    montantPaye: euros('De ceux qui ont été payés, en euros.', 120),
  })
  .meta({ id: 'PaymentSums' });

/** What one can ask for in a conversation. */
export const paymentProposalSchema = z
  .strictObject({
    reservations: z
      .array(
        z
          .strictObject({
            _id: idView,
            villeDepart: z.string().meta({ examples: ['Lyon'] }),
            villeArrivee: z.string().meta({ examples: ['Tanger'] }),
            dateDepart: instantView,
            timezoneDepart: z.string().meta({ examples: ['Europe/Paris'] }),
            poids: z.number().meta({ description: 'En kg.', examples: [8] }),
            prix: euros('Convenu, en euros.', 60),
            dejaDemande: euros('Ce qui a déjà été demandé pour elle, en euros.', 0),
          })
          .meta({ id: 'PayableReservation' }),
      )
      .meta({
        description: 'Les réservations confirmées de l’autre personne sur ce trajet, avant le départ.',
      }),
    modeTest: payment.modeTest,
    comptePret: z.boolean().meta({
      description:
        'Votre part peut vous être envoyée, autant qu’on sache\u202f; toujours vrai où nul compte n’est nécessaire.',
    }),
  })
  .meta({ id: 'PaymentProposal', description: 'Ce que l’on peut demander dans une conversation.' });

/** Where the provider's door stands. */
export const paymentDoorViewSchema = z.strictObject({ paymentUrl: payment.paymentUrl.unwrap() });

/** One payment with its story, oldest first. */
export const paymentDetailViewSchema = z
  .strictObject({
    ...payment,
    historique: z.array(
      z
        .strictObject({ etat: z.enum(ETATS_PAYMENT), par: z.enum(PAYMENT_PAR), le: instantView })
        .meta({ id: 'PaymentMove', description: 'Ce qui lui est arrivé, et par qui.' }),
    ),
    recus: z.array(
      z
        .strictObject({
          genre: z.enum(RECU_GENRES),
          numero: z.string().meta({ examples: ['R-2026-000042'] }),
          le: instantView,
        })
        .meta({ id: 'Recu', description: 'Un document à soi : GET /payments/{id}/recus/{genre}.' }),
    ),
  })
  .meta({ id: 'PaymentDetail', description: 'Une demande de paiement et son histoire.' });
