'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { hasAllStyles } from '@/components/ui/all-styles';
import { isPlainClick } from '@/components/ui/plain-click';
import { bringStyles } from './bring-styles';

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-go]') : null;

const says = (link: HTMLElement, word: string) => link.dataset.go?.split(' ').includes(word) ?? false;

/**
 * Every `Link` of the site, one island: goes there by the router, and has it fetch a page ahead when a pointer, a finger
 * or the keyboard comes to its link. Not when it comes into sight: twenty cards would fetch twenty pages nobody asked for.
 */
export function FollowLinks() {
  const router = useRouter();
  useEffect(bringStyles, []);
  // With the first drawing: what can be pressed is followed, not loaded.
  useLayoutEffect(() => {
    let near: HTMLAnchorElement | null = null;
    const come = (event: Event) => {
      const link = linkOf(event);
      if (link === near) return;
      near = link;
      if (link && !says(link, 'late')) router.prefetch(link.href);
    };
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      // Whoever stands nearer to the link may have done something else with the press.
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      // Another window, or a file: the browser's own.
      if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return;
      // The next page would be drawn without them: as a document it brings its own.
      if (!hasAllStyles()) return;
      event.preventDefault();
      router.push(link.href, { scroll: !says(link, 'still') });
    };
    const search = (event: SubmitEvent) => {
      if ((event.target as HTMLFormElement).method === 'get' && !hasAllStyles()) event.stopPropagation();
    };
    const comes = ['pointerover', 'touchstart', 'focusin'];
    for (const name of comes) window.addEventListener(name, come, { passive: true });
    window.addEventListener('click', follow);
    // Before whoever would have the router answer it.
    window.addEventListener('submit', search, true);
    // public/first-paint.js keeps what is pressed until then.
    document.documentElement.dataset.awake = '';
    return () => {
      for (const name of comes) window.removeEventListener(name, come);
      window.removeEventListener('click', follow);
      window.removeEventListener('submit', search, true);
    };
  }, [router]);
  return null;
}
