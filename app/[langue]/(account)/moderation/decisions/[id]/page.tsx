import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AnswerForm } from '@/components/moderation/answer-form';
import { Card } from '@/components/ui/card';
import { pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { AppError } from '@/lib/core/errors';
import { idParams } from '@/lib/core/schema';
import { formatLongDate } from '@/lib/core/text/time';
import { type DecisionView, getDecision } from '@/lib/moderation/queries/decisions';
import { actorOfPage } from '../../../actor';

export function generateMetadata(): Metadata {
  const words = pageWords('moderation/decision');
  return { title: words('page'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ cle?: string | string[] }>;
};

/** A decision about somebody's thing or account, for them: why, and their one answer. Its key stands for a login. */
export default async function DecisionPage({ params, searchParams }: Props) {
  const words = pageWords('moderation/decision');
  const { cle: given } = await searchParams;
  const cle = typeof given === 'string' ? given : undefined;
  const decision = await readDecision(await params, cle);
  return (
    <div className="wrap flex flex-1 flex-col items-center py-8 sm:py-14">
      <div className="w-full max-w-[560px]">
        <h1 className="text-2xl sm:text-3xl">
          {words('titre', { action: decision.action, cible: decision.cible })}
        </h1>
        <p className="mt-1.5 mb-6 text-muted">
          {words('le', { jour: formatLongDate(decision.createdAt, undefined, words.langue) })}
        </p>
        <Card>
          <h2>{words('pourquoi')}</h2>
          <p dir="auto" className="mt-1 mb-6 whitespace-pre-line [overflow-wrap:anywhere]">
            {decision.raison}
          </p>
          <Words of={['moderation/reponse']}>
            <AnswerForm id={decision._id} cle={cle} reponse={decision.reponse} />
          </Words>
        </Card>
      </div>
    </div>
  );
}

async function readDecision(given: { id: string }, cle: string | undefined): Promise<DecisionView> {
  const params = idParams.safeParse(given);
  if (!params.success) notFound();
  try {
    return await getDecision(await actorOfPage(), params.data.id, cle);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  }
}
