import type { ComponentProps } from 'react';
import { useAddresses } from '#words';

/**
 * A way to another page of ours, in the page’s language: a plain link of the HTML. One island for all of them (components/layout/follow-links.tsx)
 * takes it through the router, and fetches ahead on intent unless `prefetch` is false. Without `scroll` the page stays
 * where it is.
 */
export function Link({
  prefetch = true,
  scroll = true,
  ...rest
}: ComponentProps<'a'> & { href: string; prefetch?: boolean; scroll?: boolean }) {
  const inLangue = useAddresses();
  const go = [!prefetch && 'late', !scroll && 'still'].filter(Boolean).join(' ');
  return <a {...rest} href={inLangue(rest.href)} data-go={go} />;
}
