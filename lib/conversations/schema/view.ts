import { idView, imageUrlView, imageViewSchema, instantView } from '@/lib/core/view';
import * as z from '@/lib/core/zod';
import { ETATS_PAIEMENT, EVENEMENTS } from '../schema';

const interlocuteurViewSchema = z
  .strictObject({
    _id: idView,
    firstName: z.string().meta({ examples: ['Yassine'] }),
    lastName: z.string().meta({ examples: ['Benali'] }),
    companyName: z.string().nullable(),
    profileImage: imageUrlView.nullable(),
    imagePath: imageUrlView.nullable().meta({ description: 'La même que profileImage.' }),
    emailConfirme: z.boolean().meta({ description: 'Son adresse e-mail a été confirmée.', examples: [true] }),
  })
  .meta({ id: 'Interlocuteur', description: 'Une des deux personnes d’une conversation.' });

/** What an event says: facts as they were then, and the state of the reservation now. */
export const evenementViewSchema = z
  .strictObject({
    type: z.enum(EVENEMENTS),
    reservationId: idView.nullable(),
    transportId: idView.nullable(),
    villeDepart: z.string().meta({ examples: ['Lyon'] }),
    villeArrivee: z.string().meta({ examples: ['Tanger'] }),
    dateDepart: instantView,
    timezoneDepart: z.string().meta({ examples: ['Europe/Paris'] }),
    poids: z.number().meta({ description: 'En kg.', examples: [8] }),
    prix: z.number().meta({ description: 'En euros.', examples: [60] }),
    commentaire: z.string().nullable(),
    etape: z
      .strictObject({
        ville: z.string().meta({ examples: ['Lyon'] }),
        avant: instantView,
        apres: instantView,
        timezone: z.string().meta({ examples: ['Europe/Paris'] }),
      })
      .nullable()
      .meta({ description: 'L’étape qui a changé d’heure, quand c’est ce qui est arrivé.' }),
    statut: z
      .enum(['en_attente', 'confirmee', 'refusee', 'annulee'])
      .nullable()
      .meta({ description: 'Où en est la réservation maintenant\u202f; null quand elle n’existe plus.' }),
  })
  .meta({ id: 'Evenement', description: 'Ce qui est arrivé à une réservation, dit dans le fil.' });

/** A request for money as its line shows it: as it is now, not as it was asked. */
const paiementViewSchema = z
  .strictObject({
    _id: idView,
    recipientId: idView.meta({ description: 'À qui c’est demandé, et qui paie.' }),
    etat: z.enum(ETATS_PAIEMENT).meta({ description: 'Où il en est maintenant.' }),
    amount: z.number().meta({ description: 'En euros.', examples: [60] }),
    description: z.string().meta({ examples: ['Transport de 8 kg de Lyon à Tanger'] }),
    paymentUrl: z
      .string()
      .nullable()
      .meta({
        format: 'uri-reference',
        description: 'Où payer, pour qui paie et tant que c’est attendu.',
        examples: ['/payments/0199c1de-6f1a-7c3e-8a52-0d7f4b6e2c11'],
      }),
    modeTest: z.boolean().meta({ description: 'Aucun argent ne bouge.' }),
  })
  .meta({ id: 'MessagePaiement', description: 'Le paiement qu’une ligne du fil demande.' });

const message = {
  _id: idView,
  conversationId: idView,
  ordre: z
    .int()
    .meta({ description: 'Compte les messages du fil à partir de 1, sans trou.', examples: [12] }),
  sender: interlocuteurViewSchema
    .nullable()
    .meta({ description: 'Qui l’a écrit, ou a fait ce qu’il raconte\u202f; null quand c’est le temps.' }),
  kind: z.enum(['texte', 'evenement', 'paiement']),
  content: z.string().meta({ examples: ['Bonjour, passez-vous par Lyon\u202f?'] }),
  masque: z.boolean().meta({
    description:
      'Masqué par la modération\u202f: `content` le dit à la place des mots, et il n’a ni images ni lien.',
  }),
  couvert: z.boolean().meta({
    description: 'Un numéro ou une adresse y est masqué jusqu’à ce que les deux se soient mis d’accord.',
  }),
  avertissement: z.boolean().meta({
    description: 'Il propose de continuer ou de payer ailleurs\u202f: une ligne rappelle la prudence.',
  }),
  link: z.string().nullable(),
  images: z.array(imageViewSchema),
  evenement: evenementViewSchema.nullable(),
  paiement: paiementViewSchema
    .nullable()
    .meta({ description: 'Pour kind paiement, tant qu’il n’est pas masqué.' }),
  createdAt: instantView,
};

export const messageViewSchema = z
  .strictObject(message)
  .meta({ id: 'Message', description: 'Une ligne d’un fil\u202f: un texte, un événement ou un paiement.' });

const thing = {
  _id: idView,
  userId: idView.meta({ description: 'À qui elle est.' }),
  isVisible: z.boolean(),
};

const demandeCard = z
  .strictObject({
    ...thing,
    titre: z.string().meta({ examples: ['Un téléphone depuis Paris'] }),
    budget: z.number().meta({ description: 'En euros.', examples: [650] }),
    lieuLivraison: z.string().meta({ examples: ['Casablanca'] }),
    imagePath: imageUrlView.nullable(),
  })
  .meta({ id: 'ConversationDemande' });

const transportCard = z
  .strictObject({
    ...thing,
    nom: z.string().meta({ examples: ['Lyon → Tanger'] }),
    villeDepart: z.string().meta({ examples: ['Lyon'] }),
    villeArrivee: z.string().meta({ examples: ['Tanger'] }),
    dateDepart: instantView,
    timezoneDepart: z.string().meta({ examples: ['Europe/Paris'] }),
    villes: z.array(z.string()).meta({ description: 'Toutes ses étapes, dans l’ordre.' }),
  })
  .meta({ id: 'ConversationTransport' });

const produitCard = z
  .strictObject({
    ...thing,
    nom: z.string().meta({ examples: ['Théière en cuivre'] }),
    titre: z.string().meta({ description: 'Le même que nom.' }),
    prix: z.number().meta({ description: 'En euros.', examples: [45] }),
    imagePath: imageUrlView.nullable(),
  })
  .meta({ id: 'ConversationProduit' });

/** A conversation as one of its two people sees it (docs/api.md). */
export const conversationViewSchema = z
  .strictObject({
    _id: idView,
    participants: z
      .array(interlocuteurViewSchema)
      .length(2)
      .meta({ description: 'L’autre personne, puis soi-même.' }),
    lastMessage: z.strictObject({
      ...message,
      read: z.boolean().meta({ description: 'Lu par la personne à qui il est adressé.' }),
    }),
    demandeId: demandeCard.nullable(),
    transportId: transportCard.nullable(),
    produitId: produitCard.nullable(),
    imagePath: imageUrlView.nullable().meta({ description: 'L’image de ce dont on parle.' }),
    unreadCount: z.int().meta({ examples: [2] }),
    ordre: z.int().meta({ description: 'Le numéro du dernier message.', examples: [12] }),
    luJusqua: z.int().meta({ description: 'Le dernier message que l’on a lu.', examples: [10] }),
    retouches: z.int().meta({
      description:
        'Combien de fois un message déjà écrit a changé (masqué, rétabli, un paiement qui avance)\u202f: quand ce nombre change, le fil est à relire.',
      examples: [0],
    }),
    luParAutre: z.int().meta({ description: 'Le dernier message que l’autre a lu.', examples: [12] }),
    contactsOuverts: z
      .boolean()
      .meta({ description: 'Numéros et adresses se montrent\u202f: une réservation est confirmée.' }),
    peutEcrire: z.boolean(),
    createdAt: instantView,
  })
  .meta({ id: 'Conversation', description: 'Une conversation, telle que la voit l’une des deux personnes.' });

export const unreadCountViewSchema = z.strictObject({ unreadCount: z.int().meta({ examples: [2] }) });

/** What the list of unread conversations tells beside its page. */
export const unreadMeta = {
  _id: idView.meta({ description: 'La personne connectée, dont ce sont les messages.' }),
  nonLus: z
    .int()
    .meta({ description: 'Tous les messages non lus, de toutes les conversations.', examples: [5] }),
  notifications: z.int().meta({ description: 'Toutes les notifications non lues.', examples: [1] }),
};
