import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

export const metadata: Metadata = { title: 'Page introuvable' };

/** Made for its reader, as every page under a private address: the site's own 404 is kept, and its scripts carry no nonce. */
export default function NothingHere(): never {
  notFound();
}
