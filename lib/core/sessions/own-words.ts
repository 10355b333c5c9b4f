import { normaliser } from '../text/normaliser';

/** What is known of whoever chooses a password. */
export type OwnWords = { email: string; names?: (string | null | undefined)[] };

/** Shorter ones stand in many good passwords by chance. */
const SHORTEST = 4;

const bare = (text: string) => normaliser(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether a password holds its owner's name or the name in their e-mail, whatever its accents, case and what stands
 * between the letters; a name of three letters counts when the password has no other letters.
 */
export function holdsOwnWords(password: string, { email, names = [] }: OwnWords): boolean {
  const typed = bare(password);
  const letters = typed.replace(/\p{N}/gu, '');
  const local = email.slice(0, email.lastIndexOf('@'));
  const words = [
    local,
    ...local.split(/[^\p{L}]+/u),
    ...names.flatMap((name) => [name, ...(name ?? '').split(/[\s'’-]+/)]),
  ]
    .map((word) => bare(word ?? ''))
    .filter((word) => /\p{L}/u.test(word));
  return words.some((word) =>
    word.length >= SHORTEST ? typed.includes(word) : word.length === 3 && letters === word,
  );
}
