import { useWords } from '#words';
import { Link } from '@/components/ui/link';
import { pageWords } from '@/components/words/server';
import type { Words } from '@/components/words/words-of';
import { PRODUCT_NAME } from '@/lib/core/product';
import { centsToEuros, formatEuros } from '@/lib/core/text/money';
import { formatPercent } from '@/lib/payments/labels';
import { BAREME, commissionOf, tauxOf } from '@/lib/payments/rules/commission';
import { textMetadata } from '../_text/text-metadata';
import { TextPage } from '../_text/text-page';

export function generateMetadata() {
  const words = pageWords('textes/commission');
  return textMetadata('/commission', words('titre'), words('resume', { produit: PRODUCT_NAME }));
}

const TABLE =
  'w-full text-start tabular-nums [&_caption]:pb-1 [&_caption]:text-start [&_caption]:text-muted [&_caption]:text-sm [&_tbody_th]:font-medium [&_td]:py-2.5 [&_td]:ps-4 [&_td]:text-end [&_th+th]:ps-4 [&_th+th]:text-end [&_th]:py-2.5 [&_thead_th]:font-medium [&_thead_th]:text-muted [&_thead_th]:text-sm [&_tr]:border-line [&_tr]:border-b';
const EXAMPLES = [4_000, 6_000, 25_000, 80_000, 150_000];

/** The whole scale in words, one line for each part of it. */
function lines(words: Words<'textes/commission'>) {
  const { langue } = words;
  return BAREME.tranches.map(({ jusquaCentimes, tauxDixMilliemes }, index) => ({
    taux: formatPercent(tauxDixMilliemes / 100, langue),
    montant: Number.isFinite(jusquaCentimes)
      ? words('jusqua', { montant: formatEuros(centsToEuros(jusquaCentimes), langue) })
      : words('auDela', {
          montant: formatEuros(centsToEuros(BAREME.tranches[index - 1]?.jusquaCentimes ?? 0), langue),
        }),
  }));
}

export default function CommissionPage() {
  const words = useWords('textes/commission');
  const { langue } = words;
  return (
    <TextPage metadata={generateMetadata()} title={words('titre')} subtitle={words('sousTitre')}>
      <h2>{words('bareme')}</h2>
      <p>{words('baremeTexte')}</p>
      <table className={TABLE}>
        <caption>{words('numero', { version: BAREME.version })}</caption>
        <thead>
          <tr>
            <th scope="col">{words('montant')}</th>
            <th scope="col">{words('commission')}</th>
          </tr>
        </thead>
        <tbody>
          {lines(words).map(({ montant, taux }) => (
            <tr key={taux}>
              <th scope="row">{montant}</th>
              <td>{taux}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{words('exemples')}</h2>
      <table className={TABLE}>
        <caption>{words('chacun')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('payez')}</th>
            <th scope="col">{words('commission')}</th>
            <th scope="col">{words('recoit')}</th>
          </tr>
        </thead>
        <tbody>
          {EXAMPLES.map((centimes) => {
            const commission = commissionOf(centimes, tauxOf(centimes));
            return (
              <tr key={centimes}>
                <th scope="row">{formatEuros(centsToEuros(centimes), langue)}</th>
                <td>{formatEuros(centsToEuros(commission), langue)}</td>
                <td>{formatEuros(centsToEuros(centimes - commission), langue)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <h2>{words('retour')}</h2>
      <p>{words.rich('retourTexte', { a: (text) => <Link href="/faq">{text}</Link> })}</p>
    </TextPage>
  );
}
