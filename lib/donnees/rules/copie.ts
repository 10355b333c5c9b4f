import { wordsIn } from '@/lib/core/letter/words';
import { colonnes } from '@/lib/langues/colonnes';
import { copie } from '@/lib/langues/copie';
import { ecrans } from '@/lib/langues/ecrans';
import type { Langue } from '@/lib/langues/langue.mjs';

/** What a copy of somebody's data is written in: how each kind of data, each column and each folder is called in their language. */
export type Copie = ReturnType<typeof copieIn>;

/** The words of a copy in one language. */
export function copieIn(langue: Langue) {
  const texts = ecrans[langue];
  const words = (colonne: string) => (colonnes[langue] as Record<string, string>)[colonne] ?? colonne;
  const of = (screen: 'textes/donnees' | 'textes/donneesPour' | 'textes/donneesDuree', table: string) =>
    (texts[screen] as Record<string, string>)[table] ?? table;
  return {
    langue,
    say: wordsIn(copie, langue),
    nom: (colonne: string) => words(colonne),
    /** What became of a payment. */
    etat: (etat: string) => (texts['payments/etat'] as Record<string, string>)[etat] ?? etat,
    de: (table: string) => ({
      est: of('textes/donnees', table),
      pour: of('textes/donneesPour', table),
      duree: of('textes/donneesDuree', table),
    }),
  };
}
