import { describe, expect, test } from 'vitest';
import { connectionLost, readFailure } from '@/components/api/failure';
import { acceptedTypes, fileProblem, uploadMessage } from '@/components/form/use-upload';
import { pageWords } from '@/components/words/server';
import { atWidth, imageFile, isImageName } from '@/lib/core/images/rules';
import { makeTurns } from '@/lib/core/limits/turns';
import { PROFILE_IMAGE } from '@/lib/users/rules/account';

const KEY = '01a1fd5a-aa0b-7372-b609-004f08ee7e5e';

describe('addresses', () => {
  test.each([
    [`/uploads/${imageFile(KEY, 900)}`, `/uploads/${KEY}-96.webp`],
    [`https://rihla.ufs.sh/f/${imageFile(KEY, 1280)}`, `https://rihla.ufs.sh/f/${KEY}-96.webp`],
    ['/icons/192.png', '/icons/192.png'],
    [`https://ailleurs.test/${KEY}-900.webp`, `https://ailleurs.test/${KEY}-900.webp`],
    ['blob:http://localhost/1-2.webp', 'blob:http://localhost/1-2.webp'],
  ])('%s at 96 px', (url, small) => {
    expect(atWidth(url, 96)).toBe(small);
  });
});

describe('what the browser refuses before sending', () => {
  const { only } = PROFILE_IMAGE;
  const said = (...[file, formats]: Parameters<typeof fileProblem>) => {
    const problem = fileProblem(file, formats);
    return problem && pageWords('form/images')(problem);
  };
  test.each([
    ['image/jpeg', 10, null, null],
    ['image/jpg', 10, null, null],
    ['image/png', 5_242_880, null, null],
    ['image/png', 5_242_881, 'L’image ne doit pas dépasser 5MB', 'L’image ne doit pas dépasser 5MB'],
    ['image/webp', 10, null, 'Seuls les formats JPEG et PNG sont acceptés'],
    [
      'image/gif',
      10,
      'Veuillez sélectionner une image valide',
      'Seuls les formats JPEG et PNG sont acceptés',
    ],
    [
      'image/svg+xml',
      10,
      'Veuillez sélectionner une image valide',
      'Seuls les formats JPEG et PNG sont acceptés',
    ],
    [
      'application/pdf',
      10,
      'Veuillez sélectionner une image valide',
      'Seuls les formats JPEG et PNG sont acceptés',
    ],
    // Unknown to the system: the server looks at the bytes.
    ['', 10, null, null],
  ])('%s of %d bytes', (type, size, anywhere, onProfile) => {
    expect(said({ type, size })).toBe(anywhere);
    expect(said({ type, size }, only)).toBe(onProfile);
  });

  test('a HEIC is told the way out, and phones are not asked for one', () => {
    expect(said({ type: 'image/heic', size: 10 })).toMatch(/JPEG/);
    expect(acceptedTypes()).toBe('image/jpeg,image/png,image/webp,image/avif');
    expect(acceptedTypes(only)).toBe('image/jpeg,image/png');
  });
});

test.each([
  ['photo.jpg', true],
  ['IMG_0001.HEIC', true],
  ['image.jpg_large', true],
  ['Passeport du 12.nov', true],
  ['blob', true],
  ['', true],
  ['photo.php', false],
  ['photo.jpg.SVG', false],
  ['../photo.jpg', false],
  ['C:\\photo.jpg', false],
])('a picture may be called %j: %s', (name, may) => expect(isImageName(name)).toBe(may));

describe('turns', () => {
  test('never more at once than allowed, in order, and a full line is refused', async () => {
    const inTurn = makeTurns(2, 3, () => 'Patience.');
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const work = (name: number) =>
      inTurn(() => {
        started.push(name);
        return new Promise<number>((resolve) => ends.push(() => resolve(name)));
      });
    const all = [1, 2, 3, 4, 5].map(work);
    await expect(work(6)).rejects.toMatchObject({ code: 'unavailable' });
    expect(started).toEqual([1, 2]);
    for (const index of [0, 1, 2, 3, 4]) {
      ends[index]?.();
      await all[index];
      await Promise.resolve();
    }
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5]);
    expect(started).toEqual([1, 2, 3, 4, 5]);
  });

  test('work that fails gives its turn on', async () => {
    const inTurn = makeTurns(1, 1, () => 'Patience.');
    const failing = inTurn(() => Promise.reject(new Error('non')));
    const next = inTurn(() => Promise.resolve('oui'));
    await expect(failing).rejects.toThrow('non');
    expect(await next).toBe('oui');
  });
});

describe('what is said of a picture that did not arrive', () => {
  const failed = 'Erreur lors du téléchargement de l’image';
  const refused = (status: number, body: unknown) => readFailure(status, body, { fallback: failed });
  test.each([
    ['an answer without words', refused(500, undefined), failed],
    ['no connection', connectionLost(), `${failed}. ${connectionLost().message}`],
    [
      'a refusal of the field',
      refused(422, { message: 'Non', fields: { image: 'Une image est requise' } }),
      'Une image est requise',
    ],
    ['another refusal', refused(403, { message: 'Vous ne pouvez pas.' }), 'Vous ne pouvez pas.'],
  ])('%s', (_name, failure, said) => {
    expect(uploadMessage(failure, 'image', failed)).toBe(said);
  });
});
