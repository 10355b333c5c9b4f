'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useAddresses, useWords } from '#words';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { filterHref } from './filter-href';

/**
 * The « Filtres » button with its panel: a GET form in a <details>, so it works without scripts; with them the
 * address stays clean of empty values and the page does not reload. Lives among the actions of a `PageHeader`,
 * under which the panel opens. `count` is the number of filters in use.
 */
export function Filters({
  action: path,
  count,
  children,
}: {
  action: string;
  count: number;
  children: ReactNode;
}) {
  const action = useAddresses()(path);
  const words = useWords('listing/filtres');
  const router = useRouter();
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = () => details.current?.removeAttribute('open');
    const onPress = (event: PointerEvent) => {
      const target = event.target;
      if (!(target instanceof Element) || !target.isConnected) return;
      // Suggestions and calendars open in a layer of their own: they are outside the panel only in the document's tree.
      if (details.current?.contains(target) || target.closest('[role="listbox"], [data-calendar]')) return;
      close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    details.current?.removeAttribute('open');
    router.push(filterHref(action, new FormData(event.currentTarget)));
  }

  return (
    <details ref={details} className="group">
      <summary
        className={cx(buttonClass({ variant: 'secondary' }), 'w-full list-none group-open:border-majorelle')}
      >
        <Icon name="sliders" size={18} className="max-sm:hidden" />
        {words('filtres')}
        {count > 0 && (
          <span className="inline-flex size-6 items-center justify-center rounded-badge bg-majorelle-tint font-semibold text-majorelle text-xs">
            {count}
            <span className="sr-only"> {words('actifs', { n: count })}</span>
          </span>
        )}
      </summary>
      <form
        method="get"
        action={action}
        onSubmit={apply}
        className="absolute top-full end-0 start-0 mt-[-12px] animate-appear rounded-card border border-line bg-surface p-4 shadow-float sm:start-auto sm:w-[min(44rem,100%)] sm:p-6"
      >
        <div className="grid gap-4 sm:grid-cols-2">{children}</div>
        <div className="mt-6 flex flex-wrap items-center justify-end gap-3 [&>*]:grow sm:[&>*]:grow-0">
          {count > 0 && (
            <LinkButton href={action} variant="ghost">
              {words('effacer')}
            </LinkButton>
          )}
          <Button type="submit">{words('appliquer')}</Button>
        </div>
      </form>
    </details>
  );
}
