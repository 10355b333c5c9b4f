import { action } from '../../messages/ar/ecrans/moderation/action';
import { argent } from '../../messages/ar/ecrans/moderation/argent';
import { blocage } from '../../messages/ar/ecrans/moderation/blocage';
import { bloques } from '../../messages/ar/ecrans/moderation/bloques';
import { cible } from '../../messages/ar/ecrans/moderation/cible';
import { decider } from '../../messages/ar/ecrans/moderation/decider';
import { decision } from '../../messages/ar/ecrans/moderation/decision';
import { homonyme } from '../../messages/ar/ecrans/moderation/homonyme';
import { identitePage } from '../../messages/ar/ecrans/moderation/identitePage';
import { lecture } from '../../messages/ar/ecrans/moderation/lecture';
import { lignes } from '../../messages/ar/ecrans/moderation/lignes';
import { litiges } from '../../messages/ar/ecrans/moderation/litiges';
import { motif } from '../../messages/ar/ecrans/moderation/motif';
import { onglets } from '../../messages/ar/ecrans/moderation/onglets';
import { page } from '../../messages/ar/ecrans/moderation/page';
import { papier } from '../../messages/ar/ecrans/moderation/papier';
import { papierReponse } from '../../messages/ar/ecrans/moderation/papierReponse';
import { personne } from '../../messages/ar/ecrans/moderation/personne';
import { remboursement } from '../../messages/ar/ecrans/moderation/remboursement';
import { reponse } from '../../messages/ar/ecrans/moderation/reponse';
import { scelles } from '../../messages/ar/ecrans/moderation/scelles';
import { signalement } from '../../messages/ar/ecrans/moderation/signalement';
import { signalements } from '../../messages/ar/ecrans/moderation/signalements';
import { signaler } from '../../messages/ar/ecrans/moderation/signaler';
import { trancher } from '../../messages/ar/ecrans/moderation/trancher';
import { vu } from '../../messages/ar/ecrans/moderation/vu';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/moderation').screens = {
  'moderation/action': action,
  'moderation/argent': argent,
  'moderation/blocage': blocage,
  'moderation/bloques': bloques,
  'moderation/cible': cible,
  'moderation/decider': decider,
  'moderation/decision': decision,
  'moderation/homonyme': homonyme,
  'moderation/identitePage': identitePage,
  'moderation/lecture': lecture,
  'moderation/lignes': lignes,
  'moderation/litiges': litiges,
  'moderation/motif': motif,
  'moderation/onglets': onglets,
  'moderation/page': page,
  'moderation/papier': papier,
  'moderation/papierReponse': papierReponse,
  'moderation/personne': personne,
  'moderation/remboursement': remboursement,
  'moderation/reponse': reponse,
  'moderation/scelles': scelles,
  'moderation/signalement': signalement,
  'moderation/signalements': signalements,
  'moderation/signaler': signaler,
  'moderation/trancher': trancher,
  'moderation/vu': vu,
};
