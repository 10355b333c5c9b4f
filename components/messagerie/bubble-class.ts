import { cx } from '@/components/ui/cx';

export type Place = { own: boolean; first: boolean; last: boolean };

/** A bubble's box: round, but narrow where it follows one of the same hand. */
export function bubbleClass({ own, first, last }: Place, extra?: string): string {
  return cx(
    'max-w-[min(34rem,85%)] rounded-card px-3.5 py-2',
    own ? 'bg-majorelle text-on-majorelle' : 'border border-line bg-surface text-ink',
    own && !first && 'rounded-se-badge',
    own && !last && 'rounded-ee-badge',
    !own && !first && 'rounded-ss-badge',
    !own && !last && 'rounded-es-badge',
    extra,
  );
}
