'use client';
import { type ComponentProps, type ComponentType, type Ref, useEffect, useRef, useState } from 'react';
import { useWords } from '#words';
import { allStyles } from './all-styles';
import { CALENDAR_LOCALES } from './calendar-locales';
import type { CalendarPopupProps } from './calendar-popup';
import { cx } from './cx';
import { fieldClass } from './field-class';
import { Icon } from './icon';

export type DateBoxProps = Pick<
  ComponentProps<'input'>,
  | 'id'
  | 'name'
  | 'disabled'
  | 'autoComplete'
  | 'onBlur'
  | 'aria-invalid'
  | 'aria-describedby'
  | 'aria-required'
> & {
  ref?: Ref<HTMLInputElement>;
  /** `jj/mm/aaaa`, or what is typed so far. */
  text: string;
  onText: (text: string) => void;
  /** `YYYY-MM-DD`, when the text is a day. */
  day: string | null;
  min?: string | undefined;
  max?: string | undefined;
  /** Replaces the usual box, for a field inside another surface. */
  boxClassName?: string | undefined;
};

/** A day, typed as jj/mm/aaaa or picked from a calendar, which is loaded when it is first opened. */
export function DateBox({ ref, text, onText, day, min, max, boxClassName, ...input }: DateBoxProps) {
  const words = useWords('ui/champs');
  const [calendar, setCalendar] = useState<{
    Popup: ComponentType<CalendarPopupProps>;
    locale: CalendarPopupProps['locale'];
  }>();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const goesBack = useRef(false);

  // Once the calendar has gone: it holds the focus until then.
  useEffect(() => {
    if (open || !goesBack.current) return;
    goesBack.current = false;
    box.current?.querySelector('input')?.focus();
  }, [open]);

  function close(back: boolean) {
    goesBack.current = back;
    setOpen(false);
  }

  async function show() {
    setOpen(true);
    try {
      const [{ CalendarPopup }, locale] = await Promise.all([
        import('./calendar-popup'),
        CALENDAR_LOCALES[words.langue](),
        allStyles(),
      ]);
      setCalendar({ Popup: CalendarPopup, locale });
    } catch {
      // A date can still be typed.
      setOpen(false);
    }
  }

  return (
    <div ref={box} className="relative">
      <input
        {...input}
        ref={ref}
        type="text"
        inputMode="numeric"
        placeholder={words('jour')}
        maxLength={30}
        autoComplete={input.autoComplete ?? 'off'}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !event.altKey) return;
          event.preventDefault();
          void show();
        }}
        className={boxClassName ?? fieldClass('pe-12 tabular-nums')}
      />
      <button
        type="button"
        aria-label={words('choisirJour')}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={input.disabled}
        onClick={() => void show()}
        className={cx(
          'absolute inset-y-0 end-0 inline-flex items-center justify-center rounded-control text-muted hover:text-ink',
          boxClassName === undefined ? 'w-12' : 'w-8',
        )}
      >
        <Icon name="calendar" size={18} />
      </button>
      {open && calendar && (
        <calendar.Popup
          {...{ day, min, max }}
          label={words('calendrier')}
          locale={calendar.locale}
          sens={words.sens}
          anchor={box.current}
          onPick={(picked) => {
            onText(picked);
            close(true);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
