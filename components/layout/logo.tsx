import { cx } from '@/components/ui/cx';
import { PRODUCT_NAME } from '@/lib/core/product';

/** The mark: a road from a saffron start over a hill. */
export function LogoMark({ size = 30 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 30 30" fill="none" className="shrink-0">
      <rect width="30" height="30" rx="8" className="fill-majorelle" />
      <path
        d="M6.5 20.5C10 20.5 10.5 9.5 14.5 9.5s4 8.5 9 8"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle cx="6.5" cy="20.5" r="2.8" className="fill-saffron" />
      <circle cx="23.5" cy="17.5" r="2.5" fill="#fff" />
    </svg>
  );
}

/** The mark with the name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <LogoMark />
      <span className="font-display font-extrabold text-[1.5625rem] leading-none tracking-[-0.015em]">
        {PRODUCT_NAME}
      </span>
    </span>
  );
}
