/** The floating surface of menus and suggestion lists. */
export const POPUP_CLASS =
  'origin-(--transform-origin) overflow-y-auto overscroll-contain rounded-control border border-line bg-surface p-1.5 text-ink shadow-float outline-none transition-[opacity,scale] duration-150 data-ending-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:scale-[0.98] data-starting-style:opacity-0';

/** One line of such a surface. */
export const POPUP_ITEM_CLASS =
  'flex min-h-11 w-full cursor-pointer select-none items-center gap-3 rounded-badge px-3 py-2 text-start outline-none data-highlighted:bg-majorelle-tint data-highlighted:text-majorelle data-disabled:opacity-50';
