import 'server-only';
import { create } from 'qrcode';

/** White around a QR, in modules: readers need it. */
const QUIET = 4;

/** A QR that says `text`, drawn on the server: black on white in every theme, and on paper. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const whole = size + 2 * QUIET;
  const rows = Array.from({ length: size }, (_, y) => data.subarray(y * size, (y + 1) * size).join(''));
  const dark = rows.flatMap((row, y) =>
    Array.from(row.matchAll(/1+/g), ({ index, 0: run }) => `M${index + QUIET} ${y + QUIET}.5h${run.length}`),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${whole} ${whole}`}
      shapeRendering="crispEdges"
      className="mx-auto aspect-square w-full max-w-60 shrink-0 sm:mx-0 rounded-control border border-line forced-color-adjust-none print:border-0"
    >
      <path fill="#fff" d={`M0 0h${whole}v${whole}H0z`} />
      <path stroke="#000" d={dark.join('')} />
    </svg>
  );
}
