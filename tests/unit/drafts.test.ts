import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepable, restoredTo } from '@/components/form/kept-values';
import { unforeseen } from '@/components/form/unforeseen';
import { filesBelow } from '../support/files';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what a draft keeps of a form', () => {
  const SECRET = ['details.bank', 'details.paper', 'password'];
  const saved = { details: { city: 'Lyon', bank: 'FR76' }, password: '' };

  test('is nothing of what it leaves out, typed or saved, and nothing is made up in its place', () => {
    const kept = keepable({ details: { city: 'Tanger', bank: 'MA64' }, password: 'secret' }, SECRET);
    expect(JSON.parse(JSON.stringify(kept))).toEqual({ details: { city: 'Tanger' } });
    expect(JSON.stringify(keepable(saved, SECRET))).toBe('{"details":{"city":"Lyon"}}');
    expect(saved.details.bank).toBe('FR76');
  });

  test('comes back over what the form begins with', () => {
    expect(restoredTo(saved, { details: { city: 'Tanger' } }, SECRET)).toStrictEqual({
      details: { city: 'Tanger', bank: 'FR76' },
      password: '',
    });
  });
});

test('every form in a window keeps a draft, but for those of passwords, codes and papers', () => {
  const files = filesBelow('components').filter((file) => file.endsWith('.tsx'));
  const bare = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    const forms = [...text.matchAll(/<DialogForm\n[\s\S]*?\n {4,}>\n/g)];
    return forms.some(([form]) => !form.includes(' draft=')) || /<Dialog\b[\s\S]*<Form\n/.test(text);
  });
  expect(bare.map((file) => file.split('/').at(-1)).sort()).toEqual([
    'delete-dialog.tsx',
    'download-dialog.tsx',
    'papier-dialog.tsx',
    'phone-dialog.tsx',
    'proof-dialog.tsx',
    'two-factor-dialog.tsx',
  ]);
});

describe('what nobody foresaw', () => {
  test('is told as our own mistake, and its reason stands in the console', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('navigator', { onLine: false });
    const error = new Error('broken on purpose');
    expect(unforeseen(error)).toMatchObject({
      kind: 'broken',
      message: expect.stringMatching(/^Une erreur inattendue a empêché l’envoi/),
    });
    expect(told).toHaveBeenCalledExactlyOnceWith(error);
  });

  test('is the lost connection where scripts do not come for want of one', () => {
    const missing = Object.assign(new Error('chunk'), { name: 'ChunkLoadError' });
    vi.stubGlobal('navigator', { onLine: false });
    expect(unforeseen(missing).kind).toBe('connection');
    vi.stubGlobal('navigator', { onLine: true });
    expect(unforeseen(missing).kind).toBe('broken');
  });
});
