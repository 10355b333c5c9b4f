import { expect, test } from 'vitest';
import { GET as readAgenda } from '@/app/api/agenda/[token]/route';
import { GET as readOne } from '@/app/api/reservations/[id]/agenda/route';
import { GET as getAddress } from '@/app/api/users/me/agenda/route';
import { db } from '@/lib/core/db';
import { makeReservation, makeTransport, makeUser } from '../support/factories';
import { call, download } from '../support/http';

/** What a calendar says, its folded lines joined and its signs unescaped. */
function saidBy({ bytes }: { bytes: Uint8Array }) {
  const lines = Buffer.from(bytes)
    .toString()
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
  const all = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).replaceAll('\\,', ','));
  return { titles: all('SUMMARY'), texts: all('DESCRIPTION'), PRODID: all('PRODID') };
}

async function made(languages: { carrier?: string; sender?: string } = {}) {
  const carrier = await makeUser({ firstName: 'Yassine', language: languages.carrier ?? 'fr' });
  const sender = await makeUser({ firstName: 'Salma', language: languages.sender ?? 'fr' });
  const transport = await makeTransport(carrier.actor);
  const reservation = await makeReservation(sender.actor, transport, { poids: 8 });
  return { carrier, sender, id: reservation._id };
}

/** In words of each language: what is read at departure and arrival by the sender, then by the carrier, and of the parcel. */
const WORDS = {
  fr: {
    sender: ['Remettre le colis à Lyon (Yassine)', 'Le colis arrive à Tanger (Yassine)'],
    carrier: ['Prendre le colis à Lyon (Salma)', 'Remettre le colis à Tanger (Salma)'],
    text: '8\u00a0kg, Lyon → Tanger. Pas encore confirmé.',
    confirmed: '8\u00a0kg, Lyon → Tanger.',
  },
  en: {
    sender: ['Hand over the parcel in Lyon (Yassine)', 'The parcel arrives in Tangier (Yassine)'],
    carrier: ['Collect the parcel in Lyon (Salma)', 'Deliver the parcel in Tangier (Salma)'],
    text: '8\u00a0kg, Lyon → Tangier. Not confirmed yet.',
    confirmed: '8\u00a0kg, Lyon → Tangier.',
  },
  ar: {
    sender: ['تسليم الطرد إلى الناقل في ليون (Yassine)', 'وصول الطرد إلى طنجة (Yassine)'],
    carrier: ['استلام الطرد في ليون (Salma)', 'تسليم الطرد في طنجة (Salma)'],
    text: '8\u00a0كغ، ليون\u200f ← \u200fطنجة. لم يُؤكَّد بعد.',
    confirmed: '8\u00a0كغ، ليون\u200f ← \u200fطنجة.',
  },
};

test.each([
  ['fr', 'fr'],
  ['en', 'en'],
  ['ar', 'ar'],
  ['de', 'fr'],
] as const)('one reservation’s file, wanted in %s, speaks %s to both', async (wanted, langue) => {
  const { carrier, sender, id } = await made();
  const headers = { 'accept-language': wanted };
  const read = (token: string) => download(readOne, { params: { id }, token, headers });
  const mine = await read(sender.token);
  const { titles, texts, PRODID } = saidBy(mine);
  const { text } = WORDS[langue];
  expect([titles, texts]).toEqual([WORDS[langue].sender, [text, text]]);
  expect(PRODID).toEqual([`-//Rihla//${langue.toUpperCase()}`]);
  expect([mine.headers.get('content-language'), mine.headers.get('vary')]).toEqual([
    langue,
    'Accept-Language',
  ]);
  expect(saidBy(await read(carrier.token)).titles).toEqual(WORDS[langue].carrier);
});

test('a link that names its page’s language is answered in it, whatever the browser’s', async () => {
  const { sender, id } = await made();
  const path = `/api/reservations/${id}/agenda?langue=ar`;
  const headers = { 'accept-language': 'en' };
  const named = await download(readOne, { params: { id }, path, token: sender.token, headers });
  expect(saidBy(named).titles).toEqual(WORDS.ar.sender);
});

test.each(['fr', 'en', 'ar'] as const)(
  'a person’s own calendar, whose settings say %s, speaks it, whatever program reads it',
  async (langue) => {
    const { carrier, sender, id } = await made({ carrier: langue });
    await db.reservation.update({
      where: { id },
      data: { status: 'confirmee', statutPar: 'transporteur', statutLe: new Date() },
    });
    const feed = async (token: string) => {
      const { adresse } = (await call(getAddress, { token })).body.data;
      const params = { token: adresse.split('/').at(-1) ?? '' };
      return saidBy(await download(readAgenda, { params, headers: { 'accept-language': 'en' } }));
    };
    const { titles, texts, PRODID } = await feed(carrier.token);
    const { confirmed } = WORDS[langue];
    expect([titles, texts]).toEqual([WORDS[langue].carrier, [confirmed, confirmed]]);
    expect(PRODID).toEqual([`-//Rihla//${langue.toUpperCase()}`]);
    expect((await feed(sender.token)).titles).toEqual(WORDS.fr.sender);
  },
);
