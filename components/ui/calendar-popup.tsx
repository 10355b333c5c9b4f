'use client';
import { Popover as Base } from '@base-ui/react/popover';
import { DayPicker, type DayPickerLocale } from 'react-day-picker';
import { cx } from './cx';
import { landmarkOf } from './landmark';
import { POPUP_CLASS } from './popup-class';

export type CalendarPopupProps = {
  /** The box that it belongs to. */
  anchor: HTMLElement | null;
  label: string;
  locale: DayPickerLocale;
  sens: 'ltr' | 'rtl';
  /** The chosen day, and the first and last that can be: `YYYY-MM-DD`. */
  day: string | null;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (day: string) => void;
  /** `back`: the focus goes back to the box, because it is not elsewhere already. */
  onClose: (back: boolean) => void;
};

const two = (value: number) => String(value).padStart(2, '0');
const isoOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const dateOf = (iso: string) => new Date(`${iso}T12:00:00`);

const BUTTON =
  'inline-flex size-10 items-center justify-center rounded-control text-ink transition-colors hover:bg-hover aria-disabled:pointer-events-none aria-disabled:opacity-35';

const CLASSES = {
  months: 'relative',
  month_caption: 'flex h-10 items-center ps-2 font-semibold first-letter:uppercase',
  dropdowns: 'flex items-center gap-2',
  dropdown_root: 'relative inline-flex items-center rounded-badge border border-field px-2 py-1',
  dropdown: 'absolute inset-0 w-full cursor-pointer opacity-0',
  caption_label: 'inline-flex items-center gap-1 first-letter:uppercase',
  nav: 'absolute top-0 end-0 flex',
  button_previous: BUTTON,
  button_next: BUTTON,
  chevron: 'size-4 fill-current',
  month_grid: 'mt-1 border-collapse',
  weekday: 'size-10 font-medium text-muted text-xs',
  day: 'size-10 p-0 text-center',
  day_button:
    'size-10 rounded-control tabular-nums transition-colors hover:bg-hover focus-visible:outline-2 focus-visible:outline-majorelle disabled:text-muted disabled:opacity-40',
  today: '[&>button]:font-bold [&>button]:text-majorelle',
  selected: '[&>button]:bg-majorelle [&>button]:text-on-majorelle [&>button]:hover:bg-majorelle',
  outside: '[&>button]:text-muted',
};

/** A month to pick a day from, the week from Monday. By keyboard: arrows, Page up and down, Home and End, Escape. */
export function CalendarPopup({
  anchor,
  label,
  locale,
  sens,
  day,
  min,
  max,
  onPick,
  onClose,
}: CalendarPopupProps) {
  const selected = day ? dateOf(day) : undefined;
  const first = min ? dateOf(min) : undefined;
  const last = max ? dateOf(max) : undefined;
  const shown = selected ?? (last && last < new Date() ? last : first);
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose(false)}>
      <Base.Portal container={landmarkOf(anchor)}>
        <Base.Positioner anchor={anchor} sideOffset={6} align="start" className="z-50 outline-none">
          <Base.Popup
            aria-label={label}
            data-calendar
            finalFocus={false}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // Ours alone: not the dialog's or the panel's that the field stands in.
              event.preventDefault();
              event.stopPropagation();
              onClose(true);
            }}
            className={cx(POPUP_CLASS, 'p-3')}
          >
            <DayPicker
              mode="single"
              required
              autoFocus
              locale={locale}
              dir={sens}
              weekStartsOn={1}
              selected={selected}
              {...(shown ? { defaultMonth: shown } : {})}
              {...(first ? { startMonth: first } : {})}
              {...(last ? { endMonth: last } : {})}
              captionLayout={last ? 'dropdown' : 'label'}
              disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
              classNames={CLASSES}
              onSelect={(date) => onPick(isoOf(date))}
            />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
