import type { ReactNode } from 'react';
import { cx } from './cx';

const PATHS = {
  'arrow-left': <path d="M20 12H4m0 0 6-6m-6 6 6 6" />,
  'arrow-right': <path d="M4 12h16m0 0-6-6m6 6-6 6" />,
  'chevron-down': <path d="m6 9 6 6 6-6" />,
  'chevron-right': <path d="m9 6 6 6-6 6" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  block: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM5.6 5.6l12.8 12.8" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  camera: (
    <path d="M4 8.5A1.5 1.5 0 0 1 5.5 7H8l1.5-2.5h5L16 7h2.5A1.5 1.5 0 0 1 20 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5Zm8 8a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z" />
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  search: <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5" />,
  sliders: (
    <path d="M4 8h9m5 0h2M4 16h2m5 0h9M15.5 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
  ),
  flag: <path d="M5.5 21V4m0 .8C8 3.2 10 3.6 12 4.6s4.2 1.4 6.5 0v9.2c-2.3 1.4-4.5 1-6.5 0s-4-1.4-6.5.2" />,
  message: (
    <path d="M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v9a1.5 1.5 0 0 1-1.5 1.5H10l-4.5 3.5V17A1.5 1.5 0 0 1 4 15.5Z" />
  ),
  send: <path d="M4.5 12 20 4.5 15.5 20l-3.7-6.8Zm7.3 1.2L20 4.5" />,
  more: <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="3" />,
  bell: <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15Zm4 2a2 2 0 0 0 4 0" />,
  phone: (
    <path d="M6.5 4H9l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v2.5A2.5 2.5 0 0 1 17.3 20 14.5 14.5 0 0 1 4 6.7 2.5 2.5 0 0 1 6.5 4Z" />
  ),
  mail: (
    <path d="M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm-.5 1.5 8.5 6 8.5-6" />
  ),
  box: <path d="m12 3.5 8 4v9l-8 4-8-4v-9Zm-8 4 8 4 8-4m-8 4v9" />,
  user: <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.8-3.5 3.8-5.5 7.5-5.5s6.7 2 7.5 5.5" />,
  eye: (
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />
  ),
  'eye-off': (
    <path d="M4 4l16 16M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.6M6.3 7.2A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.2-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2" />
  ),
  pin: (
    <path d="M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
  ),
  calendar: (
    <path d="M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm-1 4.5h16M8.5 3.5V8m7-4.5V8" />
  ),
  external: <path d="M10 5H5v14h14v-5M14 4.5h5.5V10M19 5l-8 8" />,
  clock: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-13.5V12l3 2" />,
  edit: <path d="M4 20h4L19.5 8.5a2.1 2.1 0 0 0-3-3L5 17Zm10.5-12.5 3 3" />,
  trash: <path d="M4.5 7h15M9.5 7V4.5h5V7m-8.5 0 1 13h10l1-13M10 11v5.5m4-5.5v5.5" />,
  info: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5m0-9v.1" />,
  alert: <path d="M12 3.5 2.5 20h19Zm0 6.5v4.5m0 2.7v.1" />,
  bag: <path d="M5 8h14l1 12H4Zm3.5 0V7a3.5 3.5 0 0 1 7 0v1" />,
  card: <path d="M3.5 6h17v12.5h-17Zm0 4h17M7 15h3.5" />,
  settings: (
    <path d="M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm0-11.5v2.5m0 12v2.5m8.5-8.5H18m-12 0H3.5m14.5-6-1.8 1.8M7.8 16.2 6 18m12 0-1.8-1.8M7.8 7.8 6 6" />
  ),
  split: <path d="M12 20v-7m0 0L6.5 5M12 13l5.5-8M6.5 5v4m0-4h4m7 0v4m0-4h-4" />,
  lock: <path d="M6.5 10.5h11a1 1 0 0 1 1 1v8h-13v-8a1 1 0 0 1 1-1Zm2 0V8a3.5 3.5 0 0 1 7 0v2.5M12 14.5v2" />,
  key: <path d="M8.5 20a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm3.2-7.7L20 4m-3.5 3.5 2.5 2.5" />,
  mobile: <path d="M7.5 2.5h9a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1Zm3.5 16h2" />,
  computer: <path d="M4 4.5h16v11H4Zm-1.5 15h19M9 15.5v4m6-4v4" />,
  share: <path d="M12 15V3.5m0 0L7.5 8M12 3.5 16.5 8M5 12.5v7h14v-7" />,
  copy: <path d="M9 8.5h10v11H9Zm-4 7v-11h10" />,
  logout: <path d="M10 4.5H5.5v15H10M14.5 8l4 4-4 4m4-4H9.5" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof PATHS;

/** A stroke drawing on a 24 px grid, always beside words or in a control that has a name of its own. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('shrink-0', className)}
    >
      {PATHS[name]}
    </svg>
  );
}
