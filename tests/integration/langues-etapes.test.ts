import { expect, test } from 'vitest';
import { PUT as edit } from '@/app/api/transports/[id]/route';
import { withBooked } from '@/components/transports/transport-form-values';
import { makeReservation, makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';

test.each([
  ['fr', /^L’étape Marseille est réservée\u202f: /],
  ['en', /^The stop Marseille is booked: /],
  ['ar', /^المحطة مرسيليا محجوزة: /],
])(
  'a booked stop that was left out is back in its place, in whichever language it is refused: %s',
  async (wanted, said) => {
    const { actor, token } = await makeUser();
    const transport = await makeTransport(actor, { villes: ['Lyon', 'Marseille', 'Tanger'] });
    await makeReservation((await makeUser()).actor, transport, { villeDepart: 'Marseille' });
    const etapes = transport.etapes
      .filter(({ ville }) => ville !== 'Marseille')
      .map(({ _id, ville, date, actions }) => ({ _id, ville, date, actions }));
    const { status, body } = await call(edit, {
      ...{ method: 'PUT', token, params: { id: transport._id }, body: { etapes } },
      headers: { 'accept-language': wanted },
    });
    expect([status, body.code, body.message]).toEqual([409, 'conflict', expect.stringMatching(said)]);
    const back = withBooked(etapes, transport, body.fields);
    expect(back?.map(({ ville }) => ville)).toEqual(['Lyon', 'Marseille', 'Tanger']);
  },
);
