import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from './support/browser';
import { HERE } from './support/here';
import { type Person, personAt } from './support/person';

// The way of a parcel, in the browsers that the other tests do not use. `npm run test:browsers` says where the site is
// and where the browsers are.

const { SITE_URL = '' } = process.env;
const PASSWORD = 'Tanger-par-le-ferry-1';
const DAY_MS = 86_400_000;
const MINUTES = 60_000;

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Somebody new with an account, by the API; logging in is what the browser is for. */
async function register(firstName: string, lastName: string): Promise<{ email: string }> {
  const email = `${firstName.toLowerCase()}.${Date.now()}.${Math.random().toString(36).slice(2)}@exemple.test`;
  const answer = await fetch(`${SITE_URL}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName,
      lastName,
      email,
      password: PASSWORD,
      phoneNumber: '+33612345678',
      country: 'France',
      userType: 'particular',
      particularDetails: { type: 'both', birthDate: '1990-05-17', address: '3 rue des Tanneurs, 69003 Lyon' },
    }),
  });
  expect(answer.status).toBe(201);
  return { email };
}

async function logIn(person: Person, { email }: { email: string }): Promise<void> {
  await person.open('/login');
  await person.fill('E-mail', email);
  await person.fill('Mot de passe', PASSWORD);
  await person.press('button', 'Se connecter');
  await person.arrives('/');
}

describe.each(HERE)('$name', ({ program, start }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await start(program);
  }, MINUTES);
  afterAll(() => browser?.close());

  test(
    'a trip is published, found, talked about, reserved and confirmed',
    async () => {
      const description = `Fourgon ${Date.now()}, départ tôt le matin.`;
      const carrier = await personAt(browser, SITE_URL);
      await logIn(carrier, await register('Yassine', 'Benali'));
      await carrier.open('/transporteurs');
      await carrier.press('button', 'Proposer un transport');
      await carrier.chooseCity('Ville de départ', 'lyo', 'Lyon');
      await carrier.fillDate('Date de départ', dayIn(40), { name: 'Heure de départ', time: '06:30' });
      await carrier.chooseCity('Ville d’arrivée', 'tangi', 'Tanger');
      await carrier.fillDate('Date d’arrivée', dayIn(41), { name: 'Heure d’arrivée', time: '14:00' });
      await carrier.fill('Poids maximum', '40');
      await carrier.fill('Description', description);
      await carrier.press('button', 'Publier le trajet');
      await carrier.sees('Votre trajet est publié.');

      const sender = await personAt(browser, SITE_URL);
      await sender.open('/');
      await sender.chooseCity('Départ', 'lyo', 'Lyon');
      await sender.chooseCity('Arrivée', 'tang', 'Tanger');
      await sender.fillDate('Date', dayIn(40));
      await sender.press('button', 'Rechercher');
      await sender.arrives('/transporteurs');
      await sender.sees(description);

      await logIn(sender, await register('Salma', 'Idrissi'));
      await sender.open(`/transporteurs?villeDepart=Lyon&villeArrivee=Tanger&date=${dayIn(40)}`);
      await sender.press('link', 'Voir le trajet', description);
      // The list that one comes from has such buttons too.
      await sender.sees('Étapes du trajet');
      await sender.press('button', 'Contacter');
      await sender.fill('Votre message', 'Bonjour, passez-vous par Valence ?');
      await sender.press('button', 'Envoyer', 'Écrire à Yassine Benali');
      await sender.arrives(/^\/messagerie\/[0-9a-f-]{36}$/);
      await sender.sees('passez-vous par Valence');

      await carrier.open('/messagerie');
      await carrier.press('link', 'Salma Idrissi');
      await carrier.arrives(/^\/messagerie\/[0-9a-f-]{36}$/);
      await carrier.sees('Nouveaux messages');
      await carrier.fill('Votre message', 'Oui, vers 8 h 30.');
      await carrier.press('button', 'Envoyer');
      // Her window is open: she may have read it by then.
      await carrier.sees(/\b(Envoyé|Lu)(?!\p{L})/u);
      await sender.sees('Oui, vers 8 h 30.');
      // A window behind another is not looked at.
      await sender.press('field', 'Votre message');
      await carrier.sees(/\bLu\b/);

      await sender.open(`/transporteurs?villeDepart=Lyon&villeArrivee=Tanger&date=${dayIn(40)}`);
      await sender.press('link', 'Voir le trajet', description);
      await sender.press('button', 'Réserver ce transport');
      await sender.choose('Ville de départ', 'Lyon');
      await sender.choose('Ville d’arrivée', 'Tanger');
      await sender.fill('Poids', '8');
      await sender.fill('Prix proposé', '60');
      await sender.fill('Description des articles', 'Deux cartons de vêtements d’enfant');
      await sender.press('button', 'Réserver');
      await sender.sees('doit encore confirmer');

      await carrier.open(`/transporteurs?villeDepart=Lyon&villeArrivee=Tanger&date=${dayIn(40)}`);
      await carrier.press('link', 'Voir le trajet', description);
      await carrier.sees('Demandes de réservation (1)');
      await carrier.press('button', 'Confirmer la demande de Salma Idrissi');
      await carrier.press('button', 'Confirmer');
      await carrier.sees('Confirmée');

      await sender.open('/mes-reservations');
      await sender.sees('Confirmée');
      await sender.open(`/transporteurs?villeDepart=Lyon&villeArrivee=Tanger&date=${dayIn(40)}`);
      await sender.sees('32 kg libres');
      expect([...carrier.complaints(), ...sender.complaints()]).toEqual([]);
    },
    5 * MINUTES,
  );
});
