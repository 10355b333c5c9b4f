'use client';
import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { type FocusEventHandler, type Ref, useEffect, useState } from 'react';
import { useWords } from '#words';
import { cx } from './cx';
import { fieldClass } from './field-class';
import { landmarkOf } from './landmark';
import { POPUP_CLASS, POPUP_ITEM_CLASS } from './popup-class';
import { useSuggestions } from './use-suggestions';

export type Suggestion = { value: string; detail?: string };
export type SuggestionSource = (query: string, signal: AbortSignal) => Promise<Suggestion[]>;

/**
 * A text box that proposes and never imposes: free text stays valid, a failed or slow source leaves a plain input.
 * Keyboard and reader behaviour are the WAI-ARIA combobox's. Uncontrolled with `defaultValue`, or `value` + `onValueChange`.
 */
export function Combobox({
  source,
  value,
  defaultValue,
  onValueChange,
  onBlur,
  ref,
  id,
  name,
  placeholder,
  required,
  disabled,
  minLength = 1,
  asksAtOnce,
  boxClassName,
  ...aria
}: {
  source: SuggestionSource;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
  id?: string;
  name?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  /** From how many letters on the source is asked. */
  minLength?: number;
  /** Its first text was being typed when it came: it proposes for it. */
  asksAtOnce?: boolean;
  /** Replaces the usual box, for a field inside another surface. */
  boxClassName?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}) {
  const words = useWords('ui/champs');
  const { suggestions, ask } = useSuggestions(source, minLength);
  const [open, setOpen] = useState(false);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const count = suggestions.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the text it came with.
  useEffect(() => {
    if (!asksAtOnce) return;
    ask(defaultValue ?? '');
    setOpen(true);
  }, []);
  return (
    <Base.Root
      items={suggestions}
      filter={null}
      value={value}
      defaultValue={defaultValue}
      open={open && count > 0}
      onOpenChange={setOpen}
      itemToStringValue={(item: Suggestion) => item.value}
      onValueChange={(next, details) => {
        onValueChange?.(next);
        if (details.reason === 'item-press') setOpen(false);
        else ask(next);
      }}
    >
      <Base.Input
        {...aria}
        ref={ref}
        id={id}
        name={name}
        placeholder={placeholder}
        required={required}
        disabled={disabled}
        onKeyDown={(event) => {
          // Where nothing is proposed Escape is the window’s, and takes away nothing that was typed.
          if (event.key === 'Escape' && !(open && count > 0)) event.preventBaseUIHandler();
        }}
        onBlur={(event) => {
          // Suggestions that arrive after one has moved on stay away; Base itself closes those that are shown.
          if (count === 0) setOpen(false);
          onBlur?.(event);
        }}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        dir="auto"
        className={boxClassName ?? fieldClass()}
      />
      <span ref={(element) => setHost(landmarkOf(element))} role="status" className="sr-only">
        {open && count > 0 ? words('suggestions', { n: count }) : ''}
      </span>
      <Base.Portal container={host}>
        <Base.Positioner sideOffset={6} align="start" className="z-50 outline-none">
          <Base.Popup
            className={cx(
              POPUP_CLASS,
              'max-h-[min(22rem,var(--available-height))] w-max min-w-(--anchor-width) max-w-(--available-width)',
            )}
          >
            <Base.List>
              {(item: Suggestion) => (
                <Base.Item
                  key={`${item.value}|${item.detail ?? ''}`}
                  value={item}
                  className={cx(POPUP_ITEM_CLASS, 'justify-between')}
                >
                  <span dir="auto" className="font-medium">
                    {item.value}
                  </span>
                  {item.detail && <span className="text-muted text-sm">{item.detail}</span>}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
