import type { ReactNode } from 'react';

/** The column of the long pages (about, terms): readable measure, calm headings. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-[68ch] space-y-4 [&_a]:text-majorelle [&_a]:underline [&_a]:underline-offset-2 [&>h2:first-child]:mt-2 [&_h2]:mt-10 [&_h2]:text-xl [&_h3]:mt-6 [&_h3]:text-lg [&_li]:mt-1 [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6">
      {children}
    </div>
  );
}
