import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';

export const metadata: Metadata = { title: 'Page introuvable' };

/** `/conversation/{id}` is another name of `/messagerie/{id}`. */
export default async function OtherName({ params }: PageProps<'/conversation/[[...path]]'>) {
  const { path: [id, ...rest] = [] } = await params;
  if (id === undefined || rest.length > 0) notFound();
  redirect(`/messagerie/${encodeURIComponent(id)}`);
}
