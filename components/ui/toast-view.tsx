'use client';
import { Toast as Base } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { useWords } from '#words';
import { Link } from '@/components/ui/link';
import { cx } from './cx';
import { Icon } from './icon';
import { listenToToasts, type ToastOptions } from './toast';

/** Shows what `toast()` says, one above the other, read out politely: a high priority would hide the buttons from readers. */
export function ToastView() {
  return (
    <Base.Provider limit={3}>
      <Stack />
    </Base.Provider>
  );
}

function Stack() {
  const words = useWords('ui/messages');
  const { toasts, add, close } = Base.useToastManager<Pick<ToastOptions, 'link'>>();
  useEffect(
    () =>
      listenToToasts(({ title, description, tone = 'success', link }) => {
        const failed = tone === 'error';
        // what leads somewhere stays long enough to be followed
        const timeout = link ? 15_000 : failed ? 8_000 : 5_000;
        add({ title, description, type: tone, timeout, data: { link } });
      }),
    [add],
  );
  return (
    <Base.Portal>
      <Base.Viewport
        aria-label={words('nom')}
        className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-md flex-col gap-2 sm:end-6 sm:bottom-6 sm:start-auto sm:mx-0 sm:w-96"
      >
        {toasts.map((toast) => (
          <Base.Root
            key={toast.id}
            toast={toast}
            className={cx(
              'rounded-control border border-line bg-surface text-ink shadow-float transition-[opacity,translate] duration-200 data-starting-style:translate-y-4 data-ending-style:hidden data-starting-style:opacity-0 data-limited:hidden',
              'translate-x-(--toast-swipe-movement-x)',
            )}
          >
            <Base.Content className="flex items-start gap-3 py-2 pe-2 ps-4">
              <Icon
                name={toast.type === 'error' ? 'alert' : toast.type === 'info' ? 'info' : 'check'}
                className={cx(
                  'mt-3',
                  toast.type === 'error'
                    ? 'text-clay'
                    : toast.type === 'info'
                      ? 'text-majorelle'
                      : 'text-palm',
                )}
              />
              <div className="min-w-0 flex-1 py-2.5">
                <Base.Title render={<p />} className="font-semibold" />
                <Base.Description className="text-muted text-sm" />
                {toast.data?.link && (
                  <Link
                    href={toast.data.link.href}
                    onClick={() => close(toast.id)}
                    className="mt-1 inline-flex min-h-11 items-center font-semibold text-majorelle hover:underline"
                  >
                    {toast.data.link.label}
                  </Link>
                )}
              </div>
              <Base.Close
                aria-label={words('fermer')}
                aria-hidden={false}
                className="inline-flex size-11 items-center justify-center rounded-control text-muted hover:bg-hover hover:text-ink"
              >
                <Icon name="close" size={18} />
              </Base.Close>
            </Base.Content>
          </Base.Root>
        ))}
      </Base.Viewport>
    </Base.Portal>
  );
}
