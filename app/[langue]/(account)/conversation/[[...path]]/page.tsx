import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { addressHere, pageWords } from '@/components/words/server';

export function generateMetadata(): Metadata {
  return { title: pageWords('page/absente')('titre') };
}

/** `/conversation/{id}` is another name of `/messagerie/{id}`. */
export default async function OtherName({ params }: PageProps<'/[langue]/conversation/[[...path]]'>) {
  const { path: [id, ...rest] = [] } = await params;
  if (id === undefined || rest.length > 0) notFound();
  redirect(addressHere(`/messagerie/${encodeURIComponent(id)}`));
}
