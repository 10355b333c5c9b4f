import { cx } from '@/components/ui/cx';

/** The line that says whether an agency is open, as high as it will be before its words are known. */
export const openNowClass = (className?: string) => cx('flex min-h-[1.45em] gap-2 text-sm', className);
