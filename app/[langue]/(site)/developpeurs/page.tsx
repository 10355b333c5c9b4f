import { connection } from 'next/server';
import { pageWords } from '@/components/words/server';
import { siteOrigin } from '@/lib/core/origin';
import { PRODUCT_NAME } from '@/lib/core/product';
import { textMetadata } from '../_text/text-metadata';
import { ReadOut } from './read-out';

export function generateMetadata() {
  const words = pageWords('textes/api');
  return textMetadata('/developpeurs', words('titre'), words('resume', { produit: PRODUCT_NAME }));
}

export default async function DevelopersPage() {
  // Its address is known where the site runs, not where it was built.
  await connection();
  return <ReadOut api={`${siteOrigin()}/api`} metadata={generateMetadata()} />;
}
