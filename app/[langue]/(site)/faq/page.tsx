import { connection } from 'next/server';
import { JsonLd } from '@/components/page/json-ld';
import { PageHeader } from '@/components/page/page-header';
import { Still } from '@/components/page/still';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { pageWords } from '@/components/words/server';
import { env } from '@/lib/core/env';
import { textMetadata } from '../_text/text-metadata';
import { faqQuestions, faqStructuredData } from './questions';

export function generateMetadata() {
  const words = pageWords('textes/faq');
  return textMetadata('/faq', words('titre'), words('resume'));
}

export default async function FaqPage() {
  // The operator's policy is known where the site runs, not where it was built.
  await connection();
  const { CANCELLATION_POLICY, STRIPE_SECRET_KEY, PAYMENT_TEST_MODE } = env();
  const money = STRIPE_SECRET_KEY ? 'reel' : PAYMENT_TEST_MODE === 'on' ? 'test' : 'aucun';
  const words = pageWords('textes/faq');
  const questions = faqQuestions(CANCELLATION_POLICY, money);
  return (
    <div className="wrap">
      <JsonLd data={faqStructuredData(questions)} />
      <Still from={['faq', CANCELLATION_POLICY, money]}>
        <PageHeader title={words('titre')} subtitle={words('sousTitre')} />
        <div className="max-w-[46rem] divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {questions.map(({ question, answer, link }, index) => (
            <details key={question} className="group" open={index === 0}>
              <summary className="-outline-offset-2 flex min-h-14 list-none items-center justify-between gap-4 px-4 py-4 hover:bg-hover sm:px-6">
                <h2 className="text-base sm:text-lg">{question}</h2>
                <Icon
                  name="chevron-down"
                  size={20}
                  className="shrink-0 text-muted transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="px-4 pb-5 sm:px-6">
                <p className="max-w-[62ch] text-muted">{answer}</p>
                {link && (
                  <Link
                    href={link.href}
                    className="mt-1 inline-flex min-h-11 items-center gap-1.5 rounded-badge font-semibold text-majorelle hover:underline"
                  >
                    {link.label}
                    <Icon name="arrow-right" size={18} />
                  </Link>
                )}
              </div>
            </details>
          ))}
        </div>
        <p className="mt-8">
          <LinkButton href="/contact" variant="secondary" icon="mail">
            {words('ecrire')}
          </LinkButton>
        </p>
      </Still>
    </div>
  );
}
