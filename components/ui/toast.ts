export type ToastOptions = {
  title: string;
  description?: string;
  /** Where to look next. */
  link?: { href: string; label: string };
  tone?: 'success' | 'error' | 'info';
};

type Listener = (toast: ToastOptions) => void;

let listener: Listener | undefined;
const waiting: ToastOptions[] = [];

/** Says something short at the edge of the screen, for five seconds (errors: eight, what leads on: fifteen). Callable from anywhere in the browser. */
export function toast(options: ToastOptions): void {
  if (listener) listener(options);
  else waiting.push(options);
}

/** The one place that shows toasts listens here and gets what was said before it was there. Returns the way to stop. */
export function listenToToasts(next: Listener): () => void {
  listener = next;
  for (const missed of waiting.splice(0)) next(missed);
  return () => {
    if (listener === next) listener = undefined;
  };
}
