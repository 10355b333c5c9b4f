import { useWords } from '#words';
import { DONNEES } from '@/lib/donnees/rules/table';
import type { Ecrans } from '@/lib/langues/ecrans';

type Kind = keyof Ecrans['textes/donnees'];

/** Whether /privacy tells of a table: when it is about somebody. */
const isTold = (name: string) => DONNEES[name]?.de !== null || name === 'rate_limits';
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is kept, for what and how long: of every kind of data that is about somebody, as the table of all columns says. */
export function DataTable() {
  const words = useWords('textes/confidentialite');
  const est = useWords('textes/donnees');
  const pour = useWords('textes/donneesPour');
  const duree = useWords('textes/donneesDuree');
  const kinds = (Object.keys(DONNEES) as Kind[]).filter(isTold);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by the keyboard too
    <section aria-label={words('vosDonnees')} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-xl border-collapse text-start text-sm">
        <thead>
          <tr className="border-line border-b">
            {(['donnees', 'pour', 'jusqua'] as const).map((key) => (
              <th key={key} scope="col" className="py-2 pe-4">
                {words(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((name) => (
            <tr key={name} className="border-line border-b align-top">
              <th scope="row" className="py-2 pe-4 font-medium">
                {est(name)}
              </th>
              <td className="py-2 pe-4">{capital(pour(name))}</td>
              <td className="py-2">{capital(duree(name))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
