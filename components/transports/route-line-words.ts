import { formatKg, formatKgNumber } from '@/lib/core/text/money';
import { NNBSP } from '@/lib/core/text/text';

/** « 36 kg libres », « 1 kg libre »; nothing left is « Complet ». */
export function libreText(libre: number): string {
  if (libre <= 0) return 'Complet';
  return `${formatKg(libre)} ${libre < 2 ? 'libre' : 'libres'}`;
}

/** « 36 kg libres sur 40 ». */
export function libreSurText(libre: number, capacite: number): string {
  return libre <= 0 ? libreText(0) : `${libreText(libre)} sur ${formatKgNumber(capacite)}`;
}

/** « Lyon → Marseille : 36 kg libres sur 40 »: a section for those who do not see the drawing. */
export function sectionText(from: string, to: string, libre: number, capacite: number): string {
  const stretch = `${from} → ${to}`;
  return capacite > 0 ? `${stretch}${NNBSP}: ${libreSurText(libre, capacite)}` : stretch;
}

/** « + 3 étapes ». */
export function repliesText(count: number): string {
  return `+ ${count} ${count > 1 ? 'étapes' : 'étape'}`;
}
