import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageWords } from '@/components/words/server';

export function generateMetadata(): Metadata {
  return { title: pageWords('page/absente')('titre') };
}

/** Made for its reader, as every page under a private address: the site's own 404 is kept, and its scripts carry no nonce. */
export default function NothingHere(): never {
  notFound();
}
