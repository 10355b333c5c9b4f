import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { vitalsPageOf } from '@/lib/core/vitals/pages';
import type { VitalsInput } from '@/lib/core/vitals/schema';
import { langueOfAddress } from '@/lib/langues/adresse.mjs';
import { addressOf } from './address';

/**
 * Tells our own server once how long this page took, when it is left: its kind, a phone or a computer, and the figures. Without
 * cookies, and of public pages only. Browsers keep what happened before this was loaded.
 */
export function reportVitals(pathname: string): void {
  const page = vitalsPageOf(langueOfAddress(pathname).path);
  if (!page) return;
  const mesures: VitalsInput['mesures'] = {};
  const hold = ({ name, value }: Metric) => {
    mesures[name] = Math.round(name === 'CLS' ? value * 1000 : value);
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(hold);
  const appareil = matchMedia('(max-width: 767px)').matches ? 'telephone' : 'ordinateur';
  // After the measures' own listeners, which end what they measure at the same moment.
  document.addEventListener('visibilitychange', function leave() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', leave);
    if (Object.keys(mesures).length === 0) return;
    const { method, url } = addressOf('POST /vitals', {});
    const body = JSON.stringify({ page, appareil, mesures } satisfies VitalsInput);
    // Nobody waits for it, and a failure is nobody's business.
    fetch(url, {
      method,
      body,
      headers: { 'content-type': 'application/json' },
      keepalive: true,
      credentials: 'omit',
    }).catch(() => undefined);
  });
}
