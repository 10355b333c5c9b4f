import { pageWords } from '@/components/words/server';
import { displayName } from '@/lib/users/labels';
import type { PublicUserView } from '@/lib/users/queries/public';
import { ratingSentence } from './rating';

type Described = Pick<
  PublicUserView,
  'firstName' | 'lastName' | 'companyName' | 'userType' | 'rating' | 'reviewCount'
> & { stats: { transports: number; demandes: number } };

/** A profile in one sentence, for search engines and shared links; a note only from real reviews. */
export function profileDescription(user: Described): string {
  const words = pageWords('users/resume');
  const { transports, demandes } = user.stats;
  const facts = [
    transports > 0 ? words('transports', { n: transports }) : '',
    demandes > 0 ? words('demandes', { n: demandes }) : '',
    user.rating === null
      ? ''
      : ratingSentence(pageWords('users/personne'), user.rating, user.reviewCount, 'profil'),
  ].filter(Boolean);
  const who = { nom: displayName(user, words.langue), type: user.userType };
  if (facts.length === 0) return words('phrase', who);
  return words('phraseFaits', {
    ...who,
    faits: facts.reduce((debut, suite) => words('suite', { debut, suite })),
  });
}
