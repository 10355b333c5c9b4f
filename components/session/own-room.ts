import { KEPT_NAMES } from '@/lib/core/kept-names';

/** Keeps who is signed in here, so that their own things have their room from the next first paint on (public/first-paint.js). */
export function keepMember(userId: string | null): void {
  try {
    if (localStorage.getItem(KEPT_NAMES.member) === userId) return;
    if (userId) localStorage.setItem(KEPT_NAMES.member, userId);
    else localStorage.removeItem(KEPT_NAMES.member);
  } catch {
    // Where nothing can be kept, an owner's things get their room when they are known.
  }
  // Drawn for somebody else.
  document.adoptedStyleSheets = [];
}
