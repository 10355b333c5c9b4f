import { action } from '../../messages/fr/ecrans/moderation/action';
import { argent } from '../../messages/fr/ecrans/moderation/argent';
import { blocage } from '../../messages/fr/ecrans/moderation/blocage';
import { bloques } from '../../messages/fr/ecrans/moderation/bloques';
import { cible } from '../../messages/fr/ecrans/moderation/cible';
import { decider } from '../../messages/fr/ecrans/moderation/decider';
import { decision } from '../../messages/fr/ecrans/moderation/decision';
import { homonyme } from '../../messages/fr/ecrans/moderation/homonyme';
import { identitePage } from '../../messages/fr/ecrans/moderation/identitePage';
import { lecture } from '../../messages/fr/ecrans/moderation/lecture';
import { lignes } from '../../messages/fr/ecrans/moderation/lignes';
import { litiges } from '../../messages/fr/ecrans/moderation/litiges';
import { motif } from '../../messages/fr/ecrans/moderation/motif';
import { onglets } from '../../messages/fr/ecrans/moderation/onglets';
import { page } from '../../messages/fr/ecrans/moderation/page';
import { papier } from '../../messages/fr/ecrans/moderation/papier';
import { papierReponse } from '../../messages/fr/ecrans/moderation/papierReponse';
import { personne } from '../../messages/fr/ecrans/moderation/personne';
import { remboursement } from '../../messages/fr/ecrans/moderation/remboursement';
import { reponse } from '../../messages/fr/ecrans/moderation/reponse';
import { scelles } from '../../messages/fr/ecrans/moderation/scelles';
import { signalement } from '../../messages/fr/ecrans/moderation/signalement';
import { signalements } from '../../messages/fr/ecrans/moderation/signalements';
import { signaler } from '../../messages/fr/ecrans/moderation/signaler';
import { trancher } from '../../messages/fr/ecrans/moderation/trancher';
import { vu } from '../../messages/fr/ecrans/moderation/vu';

/** The messages of this room’s screens. */
export const screens = {
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
