'use client';
import { type ToastOptions, toast } from '@/components/ui/toast';
import { KEPT_NAMES } from '@/lib/core/kept-names';

const KEPT_AS = KEPT_NAMES.toast;

/** Says something on the page that loads next, when the way there is a full load. */
export function toastOnNextPage(options: ToastOptions): void {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(options));
  } catch {
    // Storage may be forbidden: the page itself then shows what happened.
  }
}

/** Says what the page before left to say, once. */
export function sayKeptToast(): void {
  try {
    const kept = sessionStorage.getItem(KEPT_AS);
    if (!kept) return;
    sessionStorage.removeItem(KEPT_AS);
    toast(JSON.parse(kept) as ToastOptions);
  } catch {
    // As above.
  }
}
