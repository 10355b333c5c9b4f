/** The row of tabs and one tab of it, for tabs of one page and for links between pages alike. */
export const TAB_LIST_CLASS =
  'flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none] [&::-webkit-scrollbar]:hidden';

export const TAB_CLASS =
  '-mb-px inline-flex min-h-12 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 font-semibold text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:border-majorelle data-active:text-majorelle aria-[current=page]:border-majorelle aria-[current=page]:text-majorelle aria-[current=page]:[scroll-initial-target:nearest]';
