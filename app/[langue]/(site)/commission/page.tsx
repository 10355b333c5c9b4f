import { Link } from '@/components/ui/link';
import { PRODUCT_NAME } from '@/lib/core/product';
import { centsToEuros, formatEuros } from '@/lib/core/text/money';
import { formatPercent } from '@/lib/payments/labels';
import { BAREME, commissionOf, tauxOf } from '@/lib/payments/rules/commission';
import { textMetadata } from '../_text/text-metadata';
import { TextPage } from '../_text/text-page';

export const generateMetadata = () =>
  textMetadata(
    '/commission',
    'La commission',
    `Ce que ${PRODUCT_NAME} garde d’un paiement, de 8 à 15\u00a0% selon son montant, et ce que reçoit le transporteur.`,
  );

const TABLE =
  'w-full text-left tabular-nums [&_caption]:pb-1 [&_caption]:text-left [&_caption]:text-muted [&_caption]:text-sm [&_tbody_th]:font-medium [&_td]:py-2.5 [&_td]:pl-4 [&_td]:text-right [&_th+th]:pl-4 [&_th+th]:text-right [&_th]:py-2.5 [&_thead_th]:font-medium [&_thead_th]:text-muted [&_thead_th]:text-sm [&_tr]:border-line [&_tr]:border-b';
const EXAMPLES = [4_000, 6_000, 25_000, 80_000, 150_000];

/** The whole scale in words, one line for each part of it. */
function lines() {
  return BAREME.tranches.map(({ jusquaCentimes, tauxDixMilliemes }, index) => ({
    taux: formatPercent(tauxDixMilliemes / 100),
    montant: Number.isFinite(jusquaCentimes)
      ? `jusqu’à ${formatEuros(centsToEuros(jusquaCentimes))}`
      : `au-delà de ${formatEuros(centsToEuros(BAREME.tranches[index - 1]?.jusquaCentimes ?? 0))}`,
  }));
}

export default function CommissionPage() {
  return (
    <TextPage
      metadata={generateMetadata()}
      title="La commission"
      subtitle="Elle est comprise dans le montant que l’on vous demande&#8239;: il n’y a rien à payer en plus."
    >
      <h2>Le barème</h2>
      <p>
        Plus le montant est élevé, plus le taux baisse. Le taux s’applique à tout le montant, la commission
        est arrondie au centime, et le reste est à qui transporte. Une demande garde le barème du jour où elle
        est faite.
      </p>
      <table className={TABLE}>
        <caption>Barème n°&nbsp;{BAREME.version}</caption>
        <thead>
          <tr>
            <th scope="col">Montant du paiement</th>
            <th scope="col">Commission</th>
          </tr>
        </thead>
        <tbody>
          {lines().map(({ montant, taux }) => (
            <tr key={taux}>
              <th scope="row">{montant}</th>
              <td>{taux}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Quelques exemples</h2>
      <table className={TABLE}>
        <caption>Ce que chacun reçoit</caption>
        <thead>
          <tr>
            <th scope="col">Vous payez</th>
            <th scope="col">Commission</th>
            <th scope="col">Le transporteur reçoit</th>
          </tr>
        </thead>
        <tbody>
          {EXAMPLES.map((centimes) => {
            const commission = commissionOf(centimes, tauxOf(centimes));
            return (
              <tr key={centimes}>
                <th scope="row">{formatEuros(centsToEuros(centimes))}</th>
                <td>{formatEuros(centsToEuros(commission))}</td>
                <td>{formatEuros(centsToEuros(centimes - commission))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <h2>Ce qui vous revient n’en porte pas</h2>
      <p>
        Votre paiement est conservé jusqu’à la livraison. Si la réservation est annulée, la commission n’est
        prise que sur ce qui reste au transporteur&#8239;: remboursé en entier, vous ne payez rien. Les{' '}
        <Link href="/faq">questions fréquentes</Link> disent quand l’annulation est gratuite.
      </p>
    </TextPage>
  );
}
