import { announceNavigation } from '@/components/layout/navigation-start';

/** Next calls it when its router sets out for another page, whatever asked for it. */
export function onRouterTransitionStart(url: string, kind: 'push' | 'replace' | 'traverse'): void {
  announceNavigation(url, kind);
}
