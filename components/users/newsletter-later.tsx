'use client';
import { useWords } from '#words';
import { later } from '@/components/ui/later';
import { Skeleton } from '@/components/ui/skeleton';
import { WhenNear } from '@/components/ui/when-near';
import { withWords } from '@/components/words/with-words';

const Room = () => (
  <div className="min-h-36 space-y-5 noscript:hidden" aria-hidden="true">
    <Skeleton className="h-18 w-full rounded-control" />
    <Skeleton className="ms-auto h-11 w-28 rounded-control" />
  </div>
);

const NewsletterForm = later(
  () => withWords(() => import('./newsletter-form').then((module) => module.NewsletterForm)),
  Room,
);

/**
 * The newsletter's box at the end of the home page, with the scripts of a form: they come when one scrolls there, or walks
 * the page by keyboard.
 */
export function NewsletterLater() {
  const words = useWords('users/lettre');
  return (
    <WhenNear
      atFocus
      room={
        <>
          <noscript>
            <p className="text-muted">{words('sansScript')}</p>
          </noscript>
          <Room />
        </>
      }
    >
      <NewsletterForm />
    </WhenNear>
  );
}
