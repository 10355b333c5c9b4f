'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { listenToToasts, type ToastOptions, toast } from '@/components/ui/toast';
import { withFrameWords } from '@/components/words/with-words';
import { sayKeptToast } from './toast-later';

const BARE_MS = 8_000;
const load = () =>
  withFrameWords(() => import('@/components/ui/toast-view').then((module) => module.ToastView));

/** Waits for the first toast and only then loads what shows them, so that pages without one do not pay for it. */
export function Toaster() {
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    if (View) return;
    const early: ToastOptions[] = [];
    const unlisten = listenToToasts((next) => {
      early.push(next);
      if (early.length > 1) return;
      load().then(
        (ToastView) => {
          unlisten();
          for (const missed of early) toast(missed);
          setView(() => ToastView);
        },
        () => early.splice(0).forEach(sayBare),
      );
    });
    sayKeptToast();
    return unlisten;
  }, [View]);
  return View ? <View /> : null;
}

/** Without what shows it well, as on a connection that broke: its words alone. The next one asks for that again. */
function sayBare({ title, description = '' }: ToastOptions) {
  document.querySelector('.toast-bare')?.remove();
  const line = document.createElement('p');
  line.setAttribute('role', 'alert');
  line.className = 'toast-bare';
  line.textContent = `${title} ${description}`.trim();
  document.body.append(line);
  setTimeout(() => line.remove(), BARE_MS);
}
