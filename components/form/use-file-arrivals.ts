'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

/**
 * Files that reach a place otherwise than by its button: dropped on it, or pasted anywhere in its form. A file that
 * misses is not opened by the browser, which would throw the form away. True while one hovers over the place.
 */
export function useFileArrivals(place: RefObject<HTMLElement | null>, onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFile);
  latest.current = onFile;

  useEffect(() => {
    const box = place.current;
    const scope = box?.closest('form') ?? box;
    if (!box || !scope) return;
    const hover = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(box.contains(event.target as Node));
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file && box.contains(event.target as Node)) latest.current(file);
    };
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    const leave = () => setOver(false);
    window.addEventListener('dragover', hover);
    window.addEventListener('drop', drop);
    document.documentElement.addEventListener('dragleave', leave);
    scope.addEventListener('paste', paste as EventListener);
    return () => {
      window.removeEventListener('dragover', hover);
      window.removeEventListener('drop', drop);
      document.documentElement.removeEventListener('dragleave', leave);
      scope.removeEventListener('paste', paste as EventListener);
    };
  }, [place]);
  return over;
}
