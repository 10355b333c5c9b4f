'use client';
import { type KeyboardEvent, type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { TAB_CLASS, TAB_LIST_CLASS } from './tab-class';

export type TabItem = { value: string; label: string; count?: number; content: ReactNode };

const never = () => () => {};

/** The arrows, Home and End go from tab to tab, around both ends; one tab is in the row's way of Tab. */
function turn(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const onwards = document.documentElement.dir === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowLeft: at - onwards,
    ArrowRight: at + onwards,
    Home: 0,
    End: -1,
  };
  const to = steps[event.key];
  if (to === undefined) return;
  event.preventDefault();
  tabs.at(to % tabs.length)?.focus();
}

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
  const [current, setCurrent] = useState(defaultValue ?? items[0]?.value);
  // A closed panel is inert; without scripts none is closed.
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const id = useId();
  return (
    <div>
      <div role="tablist" aria-label={label} onKeyDown={turn} className={TAB_LIST_CLASS}>
        {items.map(({ value, label, count }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            aria-controls={`${id}-${value}-panel`}
            aria-selected={value === current}
            data-active={value === current ? '' : undefined}
            tabIndex={value === current ? 0 : -1}
            onFocus={() => setCurrent(value)}
            onClick={() => setCurrent(value)}
            className={TAB_CLASS}
          >
            {label}
            {count !== undefined && <span className="font-medium text-muted text-sm">{count}</span>}
          </button>
        ))}
      </div>
      {items.map(({ value, content }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-${value}-panel`}
          aria-labelledby={`${id}-${value}`}
          hidden={value !== current}
          inert={scripted && value !== current}
          tabIndex={value === current ? 0 : -1}
          className="rounded-badge pt-6"
        >
          {content}
        </div>
      ))}
    </div>
  );
}
