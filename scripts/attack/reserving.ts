import { setTimeout as pause } from 'node:timers/promises';
import { makeHotLeg, openSessions } from '../bench/hot-leg';
import { ask } from './ask';

const CLIENTS = 6;
const PEOPLE = 100;
const LEGS = 3;
const CLIENT_PAUSE_MS = 60;

/** People who reserve, one request after the other, wherever the site is by then; and what they were told was done. */
export async function reserving(databaseUrl: string, secret: string, urlOfWeb: () => string) {
  const people = await openSessions(databaseUrl, secret, PEOPLE);
  const legs = await Promise.all(
    Array.from({ length: LEGS }, (_, nth) => makeHotLeg(databaseUrl, nth, 50_000)),
  );
  const acknowledged = new Set<string>();
  let [asked, isOver] = [0, false];
  async function client(): Promise<void> {
    while (!isOver) {
      const person = people[asked % people.length];
      const leg = legs[Math.floor(asked++ / people.length) % legs.length];
      if (!person || !leg || person.userId === leg.ownerId) continue;
      const { transportId, villeDepart, villeArrivee } = leg;
      const answer = await ask(`${urlOfWeb()}/api/reservations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          transportId,
          villeDepart,
          villeArrivee,
          poids: 1,
          prix: 15,
          description: 'Un paquet.',
        }),
      }).catch(() => undefined);
      if (answer?.status === 201) acknowledged.add(JSON.parse(answer.body).data._id);
      await pause(CLIENT_PAUSE_MS);
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  const end = () => {
    isOver = true;
    return clients;
  };
  return { acknowledged, end };
}
