import { Icon } from '@/components/ui/icon';

/** The tick beside a name; says `label` to those who cannot see it. */
export function Verified({ label = 'Vérifié' }: { label?: string }) {
  return (
    <span className="inline-flex align-middle text-majorelle" title={label}>
      <Icon name="check" size={16} />
      <span className="sr-only">{label}</span>
    </span>
  );
}
