'use client';
import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { TAB_CLASS, TAB_LIST_CLASS } from './tab-class';

export type TabItem = { value: string; label: string; count?: number; content: ReactNode };

const never = () => () => {};

/** Tabs within one page. Every panel is in the HTML and, without scripts, in sight (app/globals.css) and in use. */
export function Tabs({
  label,
  items,
  defaultValue,
}: {
  label: string;
  items: TabItem[];
  defaultValue?: string;
}) {
  // A closed panel is inert; without scripts none is closed.
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Written out: Base UI ties a tab to its panel once scripts run, and the HTML is read before.
  const id = useId();
  return (
    <Base.Root defaultValue={defaultValue ?? items[0]?.value}>
      <Base.List aria-label={label} activateOnFocus className={TAB_LIST_CLASS}>
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            id={`${id}-${item.value}`}
            aria-controls={`${id}-${item.value}-panel`}
            className={TAB_CLASS}
          >
            {item.label}
            {item.count !== undefined && <span className="font-medium text-muted text-sm">{item.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel
          key={item.value}
          value={item.value}
          id={`${id}-${item.value}-panel`}
          aria-labelledby={`${id}-${item.value}`}
          keepMounted
          {...(scripted ? {} : { inert: false })}
          className="rounded-badge pt-6"
        >
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
