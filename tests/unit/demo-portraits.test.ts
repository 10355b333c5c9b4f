import { expect, test } from 'vitest';
import { drawingOf } from '@/prisma/demo/drawing';
import { particuliers, professionnels } from '@/prisma/demo/people';
import { portraitOf } from '@/prisma/demo/portraits';

test('whoever carries in the demo world has a face of their own', () => {
  const carriers = [...professionnels, ...particuliers.filter(({ usage }) => usage !== 'sender')];
  const faces = carriers.map((person) => portraitOf(person) ?? `none for ${person.prenom} ${person.nom}`);
  expect(faces.filter((face) => face.startsWith('none'))).toEqual([]);
  const drawn = new Set(faces.map((face) => drawingOf(face).toString()));
  expect(drawn.size).toBe(carriers.length);
  for (const drawing of drawn) expect(drawing).not.toMatch(/undefined|NaN/);
});
