import type { Metadata } from 'next';
import { Missing } from '@/components/page/missing';
import { PageMissing } from '@/components/page/page-missing';
import { pageWords } from '@/components/words/server';

export function generateMetadata(): Metadata {
  return { title: pageWords('page/absente')('titre') };
}

// Made as kept pages are, for its words to stand in its HTML with a 404; what is not there is kept nowhere.
export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

/** Whatever is no page of ours: it is said in the page's frame and language. */
export default function NoPage() {
  return (
    <Missing>
      <PageMissing />
    </Missing>
  );
}
