import { idView, instantView } from '@/lib/core/view';
import * as z from '@/lib/core/zod';
import { userSummaryViewSchema } from '@/lib/users/schema/view';
import { RESERVATION_PAR } from '../rules';
import { ETATS_REMISE, STATUTS_RESERVATION } from '../schema';

/** A reservation as the API shows it to its two parties (docs/api.md). Weight in kg, price in euros. */
export const reservationViewSchema = z
  .strictObject({
    _id: idView,
    userId: userSummaryViewSchema.meta({ description: 'Qui a demandé.' }),
    transportId: z
      .strictObject({ _id: idView, nom: z.string(), isVisible: z.boolean() })
      .nullable()
      .meta({ description: 'Le transport\u202f; null quand il n’est plus sur le site.' }),
    transportNom: z.string().meta({ examples: ['Lyon → Tanger'] }),
    demandeId: z
      .strictObject({ _id: idView, titre: z.string(), isVisible: z.boolean() })
      .nullable()
      .meta({ description: 'Le besoin auquel le colis répond.' }),
    villeDepart: z.string().meta({ examples: ['Lyon'] }),
    villeArrivee: z.string().meta({ examples: ['Tanger'] }),
    dateDepart: instantView,
    dateArrivee: instantView,
    timezoneDepart: z.string().meta({ examples: ['Europe/Paris'] }),
    timezoneArrivee: z.string().meta({ examples: ['Africa/Casablanca'] }),
    poids: z.number().meta({ description: 'En kg.', examples: [8] }),
    prix: z.number().meta({ description: 'En euros.', examples: [60] }),
    description: z.string().meta({ examples: ['Vêtements, deux sacs.'] }),
    status: z.enum(STATUTS_RESERVATION),
    remise: z.enum(ETATS_REMISE).meta({ description: 'Où en est son colis, une fois confirmée.' }),
    statutPar: z
      .enum(RESERVATION_PAR)
      .nullable()
      .meta({ description: 'Qui l’a amenée à ce statut\u202f; null tant qu’elle attend.' }),
    statutLe: instantView.nullable(),
    commentaire: z.string().nullable(),
    createdAt: instantView,
    cancellable: z.boolean().meta({ description: 'Qui la lit peut l’annuler maintenant.' }),
  })
  .meta({ id: 'Reservation', description: 'Une réservation, telle que la voient ses deux parties.' });

export const refusedRequestsViewSchema = z.strictObject({
  refusees: z.int().meta({ description: 'Combien de demandes ont été refusées.', examples: [3] }),
});

export const agendaViewSchema = z
  .strictObject({ adresse: z.string().meta({ examples: ['https://rihla.example/api/agenda/0190….ab12'] }) })
  .meta({
    id: 'Agenda',
    description: 'Une adresse privée\u202f: qui la connaît lit les réservations qu’elle montre.',
  });
