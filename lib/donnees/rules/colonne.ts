/**
 * What becomes of a value, or of a row, when its person's account ends: it goes, it becomes something that says nothing of
 * them (SQL over the row `t`; of the rows `si`, else of all that are the person's), or it stays and why.
 */
export type Fin = 'efface' | { devient: string; si?: string } | { garde: string };

/** A column: what it is, which is also its name in what a person downloads; or why it is not there (`tu`). */
export type Colonne = string | { est: string; tu?: string; lu?: string; fin?: Fin };

export type Table = {
  /** What its rows are. */
  est: string;
  /** What they are kept for. */
  pour: string;
  /** Until when. */
  duree: string;
  /** Which rows are a person's (SQL over `t`; the person is `$1`); null when they are nobody's. */
  de: string | null;
  /** What becomes of them, and of every column that says nothing else, when the account ends. */
  fin: 'efface' | { garde: string };
  /** Which rows go then, where these are others than the person's. */
  efface?: string;
  colonnes: Record<string, Colonne>;
};

/** What stands where the words of somebody stood who has deleted their account; the database's `erased()`. */
export const EFFACE = 'Texte effacé avec le compte.';

/** The words of somebody, which nobody reads any more once their account has ended. */
export const mots = (est: string, si?: string, lu?: string): Colonne => ({
  est,
  ...(lu && { lu }),
  fin: { devient: 'erased()', ...(si && { si }) },
});

/** What is not in a person's download, and why. */
export const tu = (est: string, pourquoi: string, fin?: Fin): Colonne => ({
  est,
  tu: pourquoi,
  ...(fin && { fin }),
});

/** What becomes something that says nothing. */
export const devient = (est: string, valeur: string, si?: string): Colonne => ({
  est,
  fin: { devient: valeur, ...(si && { si }) },
});

/** Somebody's name, as the other one of a deal reads it. */
export const nomDe = (colonne: string) =>
  `(SELECT coalesce(a.company_name, u.first_name || ' ' || u.last_name) FROM users u LEFT JOIN agency_details a ON a.user_id = u.id WHERE u.id = t.${colonne})`;

export const SECRET = 'c’est une clé, ou son empreinte\u202f: elle ne dit rien de vous';
export const TECHNIQUE = 'ne sert qu’au fonctionnement du site';
export const AUTRUI = 'parle d’une autre personne';
