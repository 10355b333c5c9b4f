import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { pageLangue } from '@/components/words/server';
import { readOnce } from '@/lib/core/http/read-once';
import { langueOfReader } from '@/lib/core/post/langue';
import type { Actor } from '@/lib/core/sessions/actor';
import { readerOfPage } from '@/lib/core/sessions/session';
import { ADDRESS_HEADER, addressIn } from '@/lib/langues/adresse.mjs';

/**
 * The actor a private page is rendered for. Leads to the page in the language of their account, which comes with the session:
 * what this browser knew of it may be older than what was chosen on another device.
 */
export const actorOfPage = readOnce(async (): Promise<Actor | null> => {
  const reader = await readerOfPage();
  if (!reader) return null;
  const langue = langueOfReader(reader.language);
  const address = (await headers()).get(ADDRESS_HEADER);
  if (address && langue !== pageLangue()) redirect(addressIn(langue, address));
  return reader.actor;
});
