import { useWords } from '#words';
import { DONNEES } from '@/lib/donnees/rules/table';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is kept, for what and how long: of every kind of data that is about somebody, as the table of all columns says. */
export function DataTable() {
  const words = useWords('textes/confidentialite');
  const kinds = Object.entries(DONNEES).filter(([name, { de }]) => de !== null || name === 'rate_limits');
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
          {kinds.map(([name, { est, pour, duree }]) => (
            <tr key={name} className="border-line border-b align-top">
              <th scope="row" className="py-2 pe-4 font-medium">
                {est}
              </th>
              <td className="py-2 pe-4">{capital(pour)}</td>
              <td className="py-2">{capital(duree)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
