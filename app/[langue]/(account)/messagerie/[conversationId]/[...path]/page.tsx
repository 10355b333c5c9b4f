import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageWords } from '@/components/words/server';

export const generateMetadata = (): Metadata => ({ title: pageWords('payments/detail')('pageIntrouvable') });

/** Made for its reader, as every page under a private address: the site's own 404 is kept, and its scripts carry no nonce. */
export default function NothingHere(): never {
  notFound();
}
