import { useWords } from '#words';

/** What the burger’s name says beside it to somebody whom others wait for. */
export function MenuWaiting({ count }: { count: number }) {
  const words = useWords('reservations/enAttente');
  return `, ${words('demandes', { n: count })}`;
}
