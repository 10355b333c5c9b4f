import { action } from '../../messages/en/ecrans/moderation/action';
import { argent } from '../../messages/en/ecrans/moderation/argent';
import { blocage } from '../../messages/en/ecrans/moderation/blocage';
import { bloques } from '../../messages/en/ecrans/moderation/bloques';
import { cible } from '../../messages/en/ecrans/moderation/cible';
import { decider } from '../../messages/en/ecrans/moderation/decider';
import { decision } from '../../messages/en/ecrans/moderation/decision';
import { homonyme } from '../../messages/en/ecrans/moderation/homonyme';
import { identitePage } from '../../messages/en/ecrans/moderation/identitePage';
import { lecture } from '../../messages/en/ecrans/moderation/lecture';
import { lignes } from '../../messages/en/ecrans/moderation/lignes';
import { litiges } from '../../messages/en/ecrans/moderation/litiges';
import { motif } from '../../messages/en/ecrans/moderation/motif';
import { onglets } from '../../messages/en/ecrans/moderation/onglets';
import { page } from '../../messages/en/ecrans/moderation/page';
import { papier } from '../../messages/en/ecrans/moderation/papier';
import { papierReponse } from '../../messages/en/ecrans/moderation/papierReponse';
import { personne } from '../../messages/en/ecrans/moderation/personne';
import { remboursement } from '../../messages/en/ecrans/moderation/remboursement';
import { reponse } from '../../messages/en/ecrans/moderation/reponse';
import { scelles } from '../../messages/en/ecrans/moderation/scelles';
import { signalement } from '../../messages/en/ecrans/moderation/signalement';
import { signalements } from '../../messages/en/ecrans/moderation/signalements';
import { signaler } from '../../messages/en/ecrans/moderation/signaler';
import { trancher } from '../../messages/en/ecrans/moderation/trancher';
import { vu } from '../../messages/en/ecrans/moderation/vu';

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
