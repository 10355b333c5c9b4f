import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const copiesOf = (name: string): string[] =>
  Object.entries<{ version: string }>(lock.packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version);

it('Prisma’s client, adapter and command are of one version', () => {
  const { prisma, '@prisma/client': client, '@prisma/adapter-pg': adapter } = manifest.dependencies;
  expect([client, adapter]).toEqual([prisma, prisma]);
});

it('there is one nodemailer, also where next-auth asks for an older one, past its advisories', () => {
  // Files and addresses read by `raw` messages: mended in 9.0.1.
  const copies = copiesOf('nodemailer');
  expect(copies).toEqual([manifest.dependencies.nodemailer]);
  expect(Number(copies[0]?.split('.')[0])).toBeGreaterThanOrEqual(10);
});
