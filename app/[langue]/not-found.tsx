import type { Metadata } from 'next';
import { PageMissing } from '@/components/page/page-missing';

// Next says noindex by itself on what it answers with 404.
export const metadata: Metadata = { title: 'Page introuvable' };

export default function NotFound() {
  return <PageMissing />;
}
