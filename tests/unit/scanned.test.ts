import { expect, test } from 'vitest';
import { GET as scanWorker } from '@/app/scan-worker.js/route';
import { readScanned } from '@/components/remises/scanned';
import { pageWords } from '@/components/words/server';

const ID = '01a2076c-cdf3-7550-8b4e-0f1f2f3f4f5f';
const wanted = { site: 'https://rihla.test', reservationId: ID, genre: 'collecte' } as const;
const words = pageWords('remises/scanner');
function read(text: string) {
  const found = readScanned(text, wanted);
  return 'code' in found ? found : { problem: words(found.problem, { produit: 'Rihla' }) };
}
const NOT_OURS = { problem: 'Ce QR n’est pas un code de Rihla.' };

test('a QR of this parcel and this handover is its code', () => {
  expect(read(`https://rihla.test/remises/${ID}#collecte=040291`)).toEqual({ code: '040291' });
});

test.each([
  'WIFI:S:Café;;',
  'https://ailleurs.test/remises/x#collecte=123456',
  `http://rihla.test/remises/${ID}#collecte=123456`,
  `https://rihla.test/remises/${ID}`,
  `https://rihla.test/remises/${ID}#collecte=12345`,
  `https://rihla.test/colis/${ID}#collecte=123456`,
  'javascript:alert(1)#collecte=123456',
])('%s is no code of ours', (text) => {
  expect(read(text)).toEqual(NOT_OURS);
});

test('another parcel’s and the other handover’s are told apart', () => {
  const other = ID.replace('01a2', '01a3');
  expect(read(`https://rihla.test/remises/${other}#collecte=123456`)).toEqual({
    problem: 'Ce QR est celui d’un autre colis.',
  });
  expect(read(`https://rihla.test/remises/${ID}#livraison=123456`)).toEqual({
    problem: 'Ce QR est celui de la livraison. Demandez à voir celui de la collecte.',
  });
});

test('the worker that reads QRs is whole: its package’s text, as a script', async () => {
  const text = await (await scanWorker()).text();
  expect(() => new Function(text)).not.toThrow();
  expect(text).toContain('self.onmessage');
  expect(text).toContain('qrResult');
});
