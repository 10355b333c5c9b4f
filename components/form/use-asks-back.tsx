'use client';
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '#words';
import type { AbandonQuestion } from '@/components/ui/abandon-question';
import { withFrameWords } from '@/components/words/with-words';
import { askBeforeBack, leaveBack, watchBack } from './back-entry';

type Question = ComponentType<ComponentProps<typeof AbandonQuestion>>;

const loadQuestion = () =>
  withFrameWords(() => import('@/components/ui/abandon-question').then((module) => module.AbandonQuestion));

/**
 * Asks before « back » leaves a page on which something is not saved, inside the site too, where no page is unloaded, as
 * dialogs do; `onAbandon` drops what a draft keeps. The question that it returns goes into the tree, outside of any form.
 */
export function useAsksBack(unsaved: boolean, onAbandon?: () => void): ReactNode {
  const words = useWords('form/formulaire');
  const [Shown, setShown] = useState<Question>();
  const [asking, setAsking] = useState(false);
  const loaded = useRef<Promise<Question>>(undefined);

  function load(): Promise<Question> {
    const loading = loaded.current ?? loadQuestion();
    loaded.current = loading;
    loading.catch(() => {
      loaded.current = undefined;
    });
    return loading;
  }

  function abandon() {
    setAsking(false);
    onAbandon?.();
    leaveBack();
  }

  async function ask() {
    try {
      const Question = await load();
      setShown(() => Question);
      setAsking(true);
    } catch {
      // No network for the window: the browser's own asks as well.
      if (window.confirm(words('quitter'))) abandon();
    }
  }

  const latest = useRef({ ask, load });
  latest.current = { ask, load };
  useEffect(watchBack, []);
  useEffect(() => {
    if (!unsaved) return;
    latest.current.load().catch(() => {});
    return askBeforeBack(() => void latest.current.ask());
  }, [unsaved]);

  return Shown && <Shown open={asking} onOpenChange={setAsking} onAbandon={abandon} />;
}
