import { idView, imageViewSchema, instantView } from '@/lib/core/view';
import * as z from '@/lib/core/zod';
import { ETATS_REMISE } from '@/lib/reservations/schema';
import { REMISE_ACTIONS } from '../rules';

const code = z
  .strictObject({
    code: z.string().meta({ examples: ['402917'] }),
    qr: z.string().meta({
      format: 'uri',
      description: 'Ce que dit le QR du même secret\u202f: la page du transporteur, le code derrière le #.',
    }),
  })
  .meta({ id: 'CodeRemise', description: 'Un code à montrer, en chiffres et pour un QR.' });

const handover = z
  .strictObject({
    faiteLe: instantView
      .nullable()
      .meta({ description: 'Quand le site l’a su\u202f; null tant que rien n’est remis.' }),
    appareilLe: instantView
      .nullable()
      .meta({ description: 'Quand c’était, selon l’appareil qui l’a dit plus tard.' }),
    moyen: z.enum(['code', 'lien']).nullable(),
    ligne: z.string(),
    image: imageViewSchema.nullable(),
    essaisRestants: z.int().meta({ description: 'Avant une pause.', examples: [5] }),
    pauseJusqua: instantView.nullable(),
    code: code.nullable().meta({ description: 'Pour qui envoie, tant que ce n’est pas fait.' }),
  })
  .meta({ id: 'RemiseEtape', description: 'La collecte ou la livraison d’un colis.' });

const etat = z.enum(ETATS_REMISE).meta({ description: 'Où en est le colis.' });
const libereLe = instantView.nullable().meta({
  description: 'Quand ce qui est conservé est versé au transporteur si personne ne conteste.',
});

/** A parcel's handovers as one of its two people sees them. */
export const remiseViewSchema = z
  .strictObject({
    reservationId: idView,
    etat,
    role: z.enum(['transporteur', 'demandeur']).meta({ description: 'Ce que la personne qui lit est ici.' }),
    annuleeLe: instantView.nullable().meta({
      description: 'Quand la réservation a été annulée, si un colis avait été remis avant.',
    }),
    actions: z.array(z.enum(REMISE_ACTIONS)).meta({ description: 'Ce qu’elle peut faire maintenant.' }),
    collecte: handover,
    livraison: handover,
    declaration: z
      .strictObject({
        le: instantView,
        ligne: z.string(),
        image: imageViewSchema.nullable(),
        rappels: z.int(),
      })
      .nullable()
      .meta({ description: 'Une livraison que le transporteur déclare sans code.' }),
    libereLe,
    conserve: z
      .number()
      .meta({ description: 'Ce qui est conservé pour cette réservation, en euros.', examples: [60] }),
    modeTest: z.boolean().meta({ description: 'Aucun argent n’a bougé.' }),
    litige: z
      .strictObject({
        _id: idView,
        par: z.enum(['transporteur', 'demandeur', 'destinataire']).meta({ description: 'Qui l’a signalé.' }),
        motif: z.string(),
        etat: z.enum(['ouvert', 'accorde', 'tranche']),
        le: instantView,
        montant: z.number().meta({ description: 'Ce qui est bloqué, en euros.', examples: [60] }),
        rembourse: z
          .number()
          .nullable()
          .meta({ description: 'Ce qui revient à qui a payé, une fois réglé.' }),
        raison: z.string().nullable().meta({ description: 'Celle de l’opérateur qui a tranché.' }),
        propositions: z
          .array(
            z
              .strictObject({
                _id: idView,
                par: z.enum(['transporteur', 'demandeur']),
                rembourse: z.number().meta({ examples: [20] }),
                ligne: z.string(),
                le: instantView,
              })
              .meta({ id: 'Proposition', description: 'Un partage que propose l’une des deux personnes.' }),
          )
          .meta({ description: 'La dernière de chacune compte.' }),
      })
      .nullable()
      .meta({ description: 'Le dernier désaccord, s’il y en a eu un.' }),
    lien: z
      .string()
      .nullable()
      .meta({ format: 'uri', description: 'Le lien du destinataire, pour qui envoie\u202f; il se reprend.' }),
  })
  .meta({ id: 'Remise', description: 'Où en est le colis d’une réservation confirmée.' });

/** What a cancellation would give back to whom. Money in euros. */
export const annulationViewSchema = z
  .strictObject({
    possible: z.boolean().meta({ description: 'La personne qui lit peut annuler maintenant.' }),
    par: z.enum(['transporteur', 'demandeur']),
    conserve: z.number().meta({ description: 'Ce qui est conservé pour cette réservation.', examples: [60] }),
    rembourse: z.number().meta({ description: 'Ce qui revient à qui a payé.', examples: [30] }),
    commission: z.number().meta({ description: 'Ce que le site garde.', examples: [3.9] }),
    verse: z.number().meta({ description: 'Ce que reçoit le transporteur.', examples: [26.1] }),
    jusqua: instantView
      .nullable()
      .meta({ description: 'Jusqu’à quand tout revient\u202f; null quand rien ne change plus.' }),
  })
  .meta({ id: 'Annulation', description: 'Ce qu’une annulation rendrait à qui, maintenant.' });

/** A parcel as its recipient sees it through a link: who carries it, where and when, and nothing else. */
export const colisViewSchema = z
  .strictObject({
    etat,
    actions: z.array(z.enum(REMISE_ACTIONS)),
    transporteur: z.string().meta({ description: 'Prénom, ou nom de l’agence.', examples: ['Yassine'] }),
    villeDepart: z.string().meta({ examples: ['Lyon'] }),
    villeArrivee: z.string().meta({ examples: ['Tanger'] }),
    dateArrivee: instantView,
    timezoneArrivee: z.string().meta({ examples: ['Africa/Casablanca'] }),
    livreLe: instantView.nullable(),
    code: code.nullable().meta({ description: 'Le code de livraison, tant que le colis n’est pas livré.' }),
  })
  .meta({ id: 'Colis', description: 'Un colis, tel que le voit son destinataire.' });
