import type { identitePage as fr } from '../../../fr/ecrans/moderation/identitePage';

export const identitePage: typeof fr = {
  titre: 'Identity',
  documents: 'Documents to look at',
  aucun: 'No documents waiting.',
  noms: 'Names that look like a verified member’s',
  nomsTexte: 'Open the profile and report it if it misleads. A namesake has done nothing wrong.',
  ressemble: '<a>{nom}</a> looks like <b>{modele}</b>, who is verified.',
};
