import { connection } from 'next/server';
import { siteOrigin } from '@/lib/core/origin';
import { PRODUCT_NAME } from '@/lib/core/product';
import { textMetadata } from '../_text/text-metadata';
import { ReadOut } from './read-out';

export const generateMetadata = () =>
  textMetadata(
    '/developpeurs',
    'Développeurs',
    `Les appels de l’API de ${PRODUCT_NAME}\u202f: se connecter, chercher, publier, réserver, et lire les réponses.`,
  );

export default async function DevelopersPage() {
  // Its address is known where the site runs, not where it was built.
  await connection();
  return <ReadOut api={`${siteOrigin()}/api`} metadata={generateMetadata()} />;
}
