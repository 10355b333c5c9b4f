import type { ReactNode } from 'react';
import { useAddresses } from '#words';
import { buttonClass } from '@/components/ui/button-class';
import { cx } from '@/components/ui/cx';
import { codePath } from '@/lib/remises/labels';

/** The way to a parcel's codes. It loads the page anew: only a document of that address may use the camera. */
export function RemiseLink({
  reservationId,
  className,
  children,
}: {
  reservationId: string;
  className?: string;
  children: ReactNode;
}) {
  const inLangue = useAddresses();
  return (
    <a href={inLangue(codePath(reservationId))} className={cx(buttonClass({ size: 'small' }), className)}>
      {children}
    </a>
  );
}
