'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { listenToToasts, type ToastOptions, toast } from '@/components/ui/toast';
import { withFrameWords } from '@/components/words/with-words';
import { sayKeptToast } from './toast-later';

/** Waits for the first toast and only then loads what shows them, so that pages without one do not pay for it. */
export function Toaster() {
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    if (View) return;
    const early: ToastOptions[] = [];
    const unlisten = listenToToasts((first) => {
      early.push(first);
      if (early.length > 1) return;
      void withFrameWords(() => import('@/components/ui/toast-view').then((module) => module.ToastView)).then(
        (ToastView) => {
          unlisten();
          for (const missed of early) toast(missed);
          setView(() => ToastView);
        },
      );
    });
    sayKeptToast();
    return unlisten;
  }, [View]);
  return View ? <View /> : null;
}
