import { saisie } from '@/lib/langues/saisie/comptes';
import { isEndedName } from '../rules/ended-name';

type Names = { firstName?: unknown; lastName?: unknown };

/** Whether first and last name together are somebody's who is there, for a schema's `refine` with `namesAnEnded`. */
export function isLivingName({ firstName, lastName }: Names): boolean {
  return !isEndedName(`${firstName} ${lastName}`);
}

/** Says so on the last name, beside other mistakes too; judged only when both names are given. */
export const namesAnEnded = {
  ...saisie('nomDeCompteFini'),
  path: ['lastName'],
  when: ({ value }: { value: unknown }) => {
    const { firstName, lastName } = (value ?? {}) as Names;
    return typeof firstName === 'string' && typeof lastName === 'string';
  },
};
