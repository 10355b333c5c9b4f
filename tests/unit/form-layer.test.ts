import { describe, expect, it } from 'vitest';
import { readFailure, tooMany } from '@/components/api/failure';
import { sortFieldMessages } from '@/components/form/field-messages';
import { formatFrenchNumber, parseFrenchNumber } from '@/components/form/french-number';
import { createKeyRing } from '@/components/form/idempotency';
import { avatarColour, initials } from '@/components/images/avatar-colour';
import { isCurrent, listAbove } from '@/components/layout/is-current';
import { filterHref } from '@/components/listing/filter-href';

function ring() {
  let made = 0;
  return createKeyRing(() => `key-${++made}`);
}

describe('idempotency keys', () => {
  it('keeps the key while the same content is resent', () => {
    const keys = ring();
    expect([keys.keyFor('a'), keys.keyFor('a')]).toEqual(['key-1', 'key-1']);
  });

  it('makes a new key for other content, and again when going back to the first', () => {
    const keys = ring();
    expect([keys.keyFor('a'), keys.keyFor('b'), keys.keyFor('a')]).toEqual(['key-1', 'key-2', 'key-3']);
  });

  it('treats equal content after a success as a new wish', () => {
    const keys = ring();
    keys.keyFor('a');
    keys.settle();
    expect(keys.keyFor('a')).toBe('key-2');
  });
});

describe('French numbers', () => {
  it.each([
    ['7,5', 7.5],
    ['7.5', 7.5],
    [' 12 ', 12],
    ['1 250,00', 1250],
    ['1\u202f250,5 €', 1250.5],
    ['8 kg', 8],
    ['-3', -3],
    ['−3', -3],
    ['0', 0],
  ])('reads %j', (text, number) => {
    expect(parseFrenchNumber(text)).toBe(number);
  });

  it.each(['abc', '1,2,3', '1.250,00', '5e3', '0x10', '--1', ',', 'Infinity'])('refuses %j', (text) => {
    expect(parseFrenchNumber(text)).toBeNaN();
  });

  it.each(['', '   ', '\u202f'])('takes %j for nothing', (text) => {
    expect(parseFrenchNumber(text)).toBeUndefined();
  });

  it('writes a decimal comma and nothing for what is no number', () => {
    expect([7.5, 12, undefined, Number.NaN, '3'].map((value) => formatFrenchNumber(value))).toEqual([
      '7,5',
      '12',
      '',
      '',
      '',
    ]);
    expect([formatFrenchNumber(7.5, 'en'), formatFrenchNumber(7.5, 'ar')]).toEqual(['7.5', '7,5']);
  });
});

describe('failures', () => {
  it('keeps field messages and the server’s words', () => {
    const fields = { 'etapes.1.ville': 'Indiquez une ville.' };
    expect(readFailure(422, { status: 'error', code: 'invalid', message: 'À corriger.', fields })).toEqual({
      kind: 'fields',
      status: 422,
      code: 'invalid',
      message: 'À corriger.',
      fields,
    });
  });

  it('says how long to wait', () => {
    expect(readFailure(429, { message: 'x' }, { retryAfter: '120' }).message).toBe(
      'Trop de tentatives. Réessayez dans 2\u202fminutes.',
    );
    expect(readFailure(429, null, { retryAfter: 'soon' }).message).toBe(
      'Trop de tentatives. Réessayez dans un instant.',
    );
  });

  it.each([
    [1, 'dans 1\u202fseconde'],
    [45, 'dans 45\u202fsecondes'],
    [91, 'dans 2\u202fminutes'],
    [7200, 'dans 2\u202fheures'],
  ])('says %i seconds in words', (seconds, words) => {
    expect(tooMany(seconds)).toBe(`Trop de tentatives. Réessayez ${words}.`);
  });

  it('survives answers that are not ours', () => {
    for (const body of [null, undefined, 'Bad gateway', [], { fields: 'no' }]) {
      expect(readFailure(502, body, { fallback: 'Erreur de connexion' })).toMatchObject({
        kind: 'broken',
        message: 'Erreur de connexion',
      });
    }
  });

  it('tells a lost session and a refusal apart', () => {
    expect(readFailure(401, {}).kind).toBe('unauthenticated');
    expect(readFailure(409, { code: 'capacity_exceeded', message: 'Il ne reste que 5 kg.' })).toMatchObject({
      kind: 'refused',
      message: 'Il ne reste que 5 kg.',
    });
  });

  it('puts each message on its field, or above the form when there is none', () => {
    const here = (path: string) => path === 'etapes.0.ville';
    expect(sortFieldMessages({ 'etapes.0.ville': 'a', autre: 'b' }, here)).toEqual({
      onField: [['etapes.0.ville', 'a']],
      elsewhere: ['b'],
    });
  });
});

describe('small parts', () => {
  it('leaves blank filters out of the address', () => {
    const values = new FormData();
    values.append('ville', ' Lyon ');
    values.append('date', '');
    expect(filterHref('/transporteurs', values)).toBe('/transporteurs?ville=Lyon');
    expect(filterHref('/transporteurs', new FormData())).toBe('/transporteurs');
  });

  it('shows initials and one steady colour', () => {
    expect(['Yassine Benali', 'Trans Atlas Maroc', 'awa', '', 'Jean-Luc'].map(initials)).toEqual([
      'YB',
      'TM',
      'A',
      '',
      'JL',
    ]);
    expect(avatarColour('u-1')).toBe(avatarColour('u-1'));
    const seen = new Set(Array.from({ length: 60 }, (_, index) => avatarColour(`user-${index}`)));
    expect(seen.size).toBe(6);
  });

  it('knows the current place and the list above a detail', () => {
    expect(isCurrent('/', '/transporteurs')).toBe(false);
    expect(isCurrent('/transporteurs', '/transporteurs/1')).toBe(true);
    expect(isCurrent('/demandes', '/demandes-x')).toBe(false);
    expect([listAbove('/transporteurs/1'), listAbove('/transporteurs'), listAbove('/')]).toEqual([
      '/transporteurs',
      null,
      null,
    ]);
  });
});
