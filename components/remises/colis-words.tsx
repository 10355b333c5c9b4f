import { formatLongDateTime } from '@/lib/core/text/time';
import type { ColisView } from '@/lib/remises/queries/colis';

/** Where a parcel is, for its recipient, under the title of their page. */
export const ETAT_COLIS: Record<ColisView['etat'], string> = {
  attendue: 'Pas encore parti',
  collectee: 'En route',
  declaree: 'Livraison à confirmer',
  livree: 'Livré',
  contestee: 'Problème signalé',
  close: 'Terminé',
};

/** What a recipient needs to know of a parcel now: who carries it, from where to where, and what is theirs to do. `late`: it should be there. */
export function ColisWords({ colis, late }: { colis: ColisView; late: boolean }) {
  const { etat, villeDepart, villeArrivee, dateArrivee, livreLe } = colis;
  const carrier = <bdi>{colis.transporteur}</bdi>;
  const instant = (at: string) => (
    <time dateTime={at}>{formatLongDateTime(at, colis.timezoneArrivee, villeArrivee)}</time>
  );
  if (livreLe) {
    return (
      <p>
        Votre colis de {villeDepart} est arrivé à {villeArrivee} le {instant(livreLe)}.
      </p>
    );
  }
  if (etat === 'declaree') {
    return (
      <p>
        {carrier} dit que votre colis de {villeDepart} a été remis à {villeArrivee}. Dites-nous ici si vous
        l’avez, ou s’il y a un problème.
      </p>
    );
  }
  if (etat === 'close') {
    return (
      <p>
        {carrier} apportait votre colis de {villeDepart} à {villeArrivee}.
      </p>
    );
  }
  if (late) {
    return (
      <p>
        {carrier} devait apporter votre colis de {villeDepart} à {villeArrivee} le {instant(dateArrivee)}, et
        personne n’a encore dit qu’il y est. Demandez à la personne qui l’envoie où il en est.
      </p>
    );
  }
  return (
    <p>
      {carrier} apporte votre colis de {villeDepart} à {villeArrivee}. Arrivée prévue le{' '}
      {instant(dateArrivee)}.
    </p>
  );
}
