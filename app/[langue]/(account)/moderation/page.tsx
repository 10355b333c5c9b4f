import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextPageLink } from '@/components/listing/next-page-link';
import { ReportCard } from '@/components/moderation/report-card';
import { moderationTabs } from '@/components/moderation/tabs';
import { EmptyState } from '@/components/page/empty-state';
import { PageHeader } from '@/components/page/page-header';
import { LinkTabs } from '@/components/ui/link-tabs';
import { pageLangue, pageWords } from '@/components/words/server';
import { placesIn } from '@/lib/core/cities/names';
import { AppError } from '@/lib/core/errors';
import { listReports } from '@/lib/moderation/queries/reports';
import { listReportsSchema, type ReportsAsked } from '@/lib/moderation/schema';
import { actorOfPage } from '../actor';

export function generateMetadata(): Metadata {
  const words = pageWords('moderation/page');
  return { title: words('titre') };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** For operators; for everybody else there is no such page. */
export default async function ModerationPage({ searchParams }: Props) {
  const words = pageWords('moderation/page');
  const tabs = moderationTabs(pageWords('moderation/onglets'));
  const asked = listReportsSchema.safeParse(await searchParams);
  if (!asked.success) notFound();
  const { items, meta } = await readQueue(asked.data);
  const waits = asked.data.etat === 'en_attente';
  const next = meta.nextCursor && `/moderation?etat=${asked.data.etat}&cursor=${meta.nextCursor}`;
  return (
    <div className="wrap pb-10">
      <PageHeader title={words('titre')} />
      <LinkTabs label={words('signalements')} items={tabs} current={tabs[waits ? 0 : 1]?.href ?? ''} />
      {items.length === 0 ? (
        <EmptyState title={words(waits ? 'aucunAttend' : 'aucunTraite')} />
      ) : (
        <ul className="mt-6 grid grid-cols-1 gap-4">
          {items.map((report) => (
            <ReportCard key={report._id} report={report} />
          ))}
        </ul>
      )}
      <NextPageLink href={next} />
    </div>
  );
}

async function readQueue(asked: ReportsAsked) {
  const actor = await actorOfPage();
  if (!actor) notFound();
  try {
    return placesIn(pageLangue(), await listReports(actor, asked));
  } catch (error) {
    if (error instanceof AppError && ['not_found', 'invalid'].includes(error.code)) notFound();
    throw error;
  }
}
