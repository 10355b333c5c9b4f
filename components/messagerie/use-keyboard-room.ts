'use client';
import { useEffect } from 'react';

/**
 * Where a phone's keyboard covers the window instead of making it smaller (iOS), the screen ends above the keyboard:
 * globals.css reads `--window-height`.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const view = window.visualViewport;
    const root = document.documentElement;
    if (!view) return;
    const fit = () => {
      const covered = window.innerHeight - view.height > 80 && view.scale === 1;
      if (!covered) return root.style.removeProperty('--window-height');
      root.style.setProperty('--window-height', `${view.height}px`);
      window.scrollTo(0, 0);
    };
    view.addEventListener('resize', fit);
    return () => {
      view.removeEventListener('resize', fit);
      root.style.removeProperty('--window-height');
    };
  }, []);
}
