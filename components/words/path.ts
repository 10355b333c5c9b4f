'use client';
import { usePathname } from 'next/navigation';
import { langueOfAddress } from '@/lib/langues/adresse.mjs';

/** The page's path as it is in French, whatever its language: `/transporteurs`. */
export function usePath(): string {
  // The server knows a French page by where it stands, the browser by its address.
  return langueOfAddress(usePathname().replace(/^\/fr(?=\/|$)/, '') || '/').path;
}
