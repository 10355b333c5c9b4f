import type { Target } from './find';
import type { Looks } from './looks';

/** One person's window of a browser, as little of it as the journey needs; each browser has its own. */
export type Window = {
  open: (url: string) => Promise<void>;
  /** Runs a function in the page; what it takes and answers is JSON, and it uses nothing from outside itself. */
  ask: <Answer, Args extends unknown[]>(
    question: (...args: Args) => Answer,
    ...args: Args
  ) => Promise<Answer>;
  /** Presses it as a mouse would; false when nobody could press it now, or the press met something else. */
  press: (target: Target) => Promise<boolean>;
  /** Goes to it by keyboard, so that nothing opens; false when nobody could go there now. */
  focus: (target: Target) => Promise<boolean>;
  /** Types on the keyboard into what has the focus. */
  type: (text: string) => Promise<void>;
  /** What it looks like on the screen, where that can be seen; null when it is not there now. */
  looks?: (target: Target) => Promise<Looks | null>;
  /** What the browser complained about so far. */
  complaints: () => string[];
};

/** A browser that runs; each window is somebody else's: they share no cookies. */
export type Browser = { newWindow: () => Promise<Window>; close: () => Promise<void> };
