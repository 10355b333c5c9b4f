const ID = '0199c1de-6f1a-7c3e-8a52-0d7f4b6e2c11';
const IMAGE = `/uploads/${ID}-1280.webp`;

const transport = {
  type: 'Particulier',
  poidsMax: 20,
  description: 'Fourgon, départ le matin.',
  etapes: [
    { ville: 'Lyon', date: '2030-06-12T06:30', actions: { collecte: true, depot: false } },
    { ville: 'Tanger', date: '2030-06-13T18:00', actions: { collecte: false, depot: true } },
  ],
};
const demande = {
  titre: 'Un téléphone depuis Paris',
  description: 'Neuf, dans sa boîte.',
  categorie: 'Électronique',
  budget: 650,
  lieuLivraison: 'Casablanca',
  dateLimite: '2030-06-30',
  imagePath: IMAGE,
};
const produit = {
  nom: 'Théière en cuivre',
  description: 'Faite à Fès.',
  categorie: 'Autres',
  prix: 45,
  localisation: 'Lyon',
};

/** What each call that takes a body takes, for the document; a test holds them against the schemas. */
export const bodies: Record<string, unknown> = {
  'POST /auth/login': { email: 'yassine@exemple.fr', password: 'Tanger-par-le-ferry-1' },
  'POST /auth/passkey': {
    response: {
      id: 'AbC-123',
      rawId: 'AbC-123',
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
        authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4',
        signature: 'MEUCIQ',
        userHandle: 'MDFhMjA3NzE',
      },
    },
  },
  'POST /auth/register': {
    userType: 'particular',
    firstName: 'Yassine',
    lastName: 'Benali',
    email: 'yassine@exemple.fr',
    phoneNumber: '+33612345678',
    password: 'Tanger-par-le-ferry-1',
    country: 'France',
    particularDetails: { type: 'both', birthDate: '1990-05-17', address: '3 rue des Tanneurs, 69003 Lyon' },
  },
  'POST /auth/register/check': { email: 'yassine@exemple.fr', password: 'Tanger-par-le-ferry-1' },
  'POST /auth/forgot-password': { email: 'yassine@exemple.fr' },
  'POST /auth/reset-password': { token: 'le-jeton-du-lien', password: 'Oujda-par-la-route-2' },
  'POST /auth/email/confirmation': { token: 'le-jeton-du-lien' },
  'POST /auth/email/reprise': { token: 'le-jeton-du-lien' },
  'POST /notifications/read': { jusqua: ID },
  'POST /push-subscriptions': {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  },
  'DELETE /push-subscriptions': { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk' },
  'POST /contact': {
    nom: 'Salma Benali',
    email: 'salma@exemple.fr',
    sujet: 'reservation',
    message: 'Mon transporteur ne répond plus depuis hier.',
    copie: true,
  },
  'POST /newsletter': { email: 'yassine@exemple.fr' },
  'POST /transports': transport,
  'PUT /transports/{id}': { poidsMax: 25 },
  'POST /transports/{id}/capacity': { villeDepart: 'Lyon', villeArrivee: 'Tanger' },
  'POST /reservations': {
    transportId: ID,
    villeDepart: 'Lyon',
    villeArrivee: 'Tanger',
    poids: 8,
    prix: 60,
    description: 'Vêtements, deux sacs.',
  },
  'PATCH /reservations/{id}/status': {
    status: 'confirmee',
    commentaire: 'Rendez-vous à 6 h, place Bellecour.',
  },
  'POST /reservations/{id}/remise': {
    genre: 'livraison',
    code: '402917',
    appareilLe: '2026-12-12T18:04:00Z',
  },
  'POST /reservations/{id}/remise/declaration': {
    imagePath: IMAGE,
    ligne: 'Remis à Mme Alaoui, 3 rue Ibn Rochd.',
  },
  'POST /reservations/{id}/litige': { motif: 'Un sac manque à l’arrivée.' },
  'POST /reservations/{id}/litige/propositions': { rembourse: 20, ligne: 'Pour le sac qui manque.' },
  'POST /reservations/{id}/litige/accord': { propositionId: ID },
  'POST /colis/{token}/probleme': { motif: 'Le colis est arrivé ouvert.' },
  'POST /moderation/litiges/{id}': { rembourse: 30, raison: 'La photo montre un sac sur deux.' },
  'PATCH /reservations/transport/{transportId}/refuse': { userId: ID, commentaire: 'Le fourgon est plein.' },
  'POST /demandes': demande,
  'PUT /demandes/{id}': { status: 'terminée' },
  'PUT /demandes/{id}/visibility': { isVisible: false },
  'POST /produits': produit,
  'PUT /produits/{id}': { prix: 40 },
  'POST /conversations': {
    recipientId: ID,
    transportId: ID,
    initialMessage: 'Bonjour, avez-vous encore 8 kg entre Lyon et Tanger\u202f?',
  },
  'POST /conversations/{id}/messages': { content: 'Oui, rendez-vous place Bellecour.' },
  'POST /payments': {
    amount: 60,
    description: 'Transport de 8 kg de Lyon à Tanger',
    recipientId: ID,
    conversationId: ID,
    transportId: ID,
    reservationId: ID,
  },
  'POST /payments/{id}/test': { resultat: 'paye' },
  'POST /reviews': { userId: ID, rating: 5, comment: 'À l’heure, colis intact.' },
  'PUT /reviews/{id}': { rating: 4, comment: 'Un peu en retard, colis intact.' },
  'POST /reports': {
    cible: 'transport',
    cibleId: ID,
    motif: 'paiement_exterieur',
    texte: 'Demande à être payé par mandat avant le départ.',
  },
  'POST /moderation': { reportId: ID, action: 'masquer', raison: 'Cette annonce propose un objet interdit.' },
  'POST /moderation/{id}/answer': { texte: 'C’était une erreur, j’ai corrigé mon annonce.' },
  'PATCH /users/me': { firstName: 'Yassine', preferences: { newsletter: true } },
  'PATCH /users/me/details': {
    particularDetails: { type: 'both', birthDate: '1990-05-17', address: '3 rue des Tanneurs, 69003 Lyon' },
  },
  'PUT /users/me/agency': { openingHours: { monday: '9h-18h' }, services: ['stockage'] },
  'POST /users/me/passkeys': {
    name: 'Mon téléphone',
    response: {
      id: 'AbC-123',
      rawId: 'AbC-123',
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
        attestationObject: 'o2NmbXRkbm9uZQ',
      },
    },
  },
  'PATCH /users/me/passkeys/{passkeyId}': { name: 'Mon ordinateur' },
  'POST /users/me/proof': { password: 'Tanger-par-le-ferry-1', code: '123 456' },
  'PUT /users/me/two-factor': { code: '123 456' },
  'PUT /users/me/password': {
    currentPassword: 'Tanger-par-le-ferry-1',
    newPassword: 'Oujda-par-la-route-2',
    confirmPassword: 'Oujda-par-la-route-2',
  },
  'PUT /users/stats': { type: 'transports', action: 'increment' },
  'PUT /users/{userId}/profile-image': { profileImage: IMAGE },
};
