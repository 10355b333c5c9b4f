import type { Metadata } from 'next';
import { PageMissing } from '@/components/page/page-missing';
import { pageWords } from '@/components/words/server';

// Next says noindex by itself on what it answers with 404.
export function generateMetadata(): Metadata {
  return { title: pageWords('page/absente')('titre') };
}

export default function NotFound() {
  return <PageMissing />;
}
