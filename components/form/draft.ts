import { KEPT_NAMES } from '@/lib/core/kept-names';

const PREFIX = KEPT_NAMES.draft;

export type DraftOptions = {
  /** Names the form, and the thing that it edits. */
  key: string;
  /** Paths of fields that are never kept: passwords, papers, bank details. */
  without?: readonly string[];
  /** Success is not the end: it is kept until `dropDraft`. */
  staysAfterSuccess?: boolean;
};

type Kept = { base: string; values: unknown };

/** The tab's own store; null where it is closed to us. */
function store(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** What was typed into a form and not sent, if the form began with the same values (`base`) as it does now. */
export function readDraft(key: string, base: string): unknown {
  try {
    const kept = JSON.parse(store()?.getItem(PREFIX + key) ?? 'null') as Kept | null;
    return kept?.base === base ? kept.values : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed for as long as the tab lives, reloads included. */
export function writeDraft(key: string, kept: Kept): void {
  try {
    store()?.setItem(PREFIX + key, JSON.stringify(kept));
  } catch {
    // A full store: the form works on without.
  }
}

export function dropDraft(key: string): void {
  store()?.removeItem(PREFIX + key);
}

/** Forgets everything that is kept: the next person at this screen is somebody else. */
export function dropDrafts(): void {
  const all = store();
  const keys = Array.from({ length: all?.length ?? 0 }, (_, index) => all?.key(index) ?? '');
  for (const key of keys) if (key.startsWith(PREFIX)) all?.removeItem(key);
}
