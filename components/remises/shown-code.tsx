import type { RemiseView } from '@/lib/remises/queries/remise';
import { QrCode } from './qr-code';

type Code = NonNullable<RemiseView['collecte']['code']>;

/** A code to show to the carrier: a QR for their camera, and its six digits. */
export function ShownCode({
  code: { code, qr },
  label,
  children,
}: {
  code: Code;
  label: string;
  children: string;
}) {
  return (
    <div className="flex break-inside-avoid flex-col gap-4 sm:flex-row sm:items-center sm:gap-6">
      <div className="sm:order-2">
        <p className="font-bold font-display text-3xl tabular-nums tracking-[0.12em] whitespace-nowrap sm:text-4xl sm:tracking-[0.2em]">
          {code}
        </p>
        <p className="mt-1 text-muted">{children}</p>
      </div>
      <QrCode text={qr} label={label} />
    </div>
  );
}
