'use client';
import { type ComponentProps, type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Combobox } from './combobox';
import { fieldClass } from './field-class';

type Props = Pick<
  ComponentProps<typeof Combobox>,
  'id' | 'name' | 'placeholder' | 'boxClassName' | 'aria-describedby' | 'aria-labelledby'
> & {
  defaultValue?: string | undefined;
  /** Loads the box that takes over, with where its suggestions come from. */
  load: () => Promise<Box>;
};

type Box = ComponentType<Omit<ComponentProps<typeof Combobox>, 'source'>>;
type Loaded = { Box: Box; typed: string; asks: boolean };

/**
 * A `Combobox` whose scripts come when somebody comes to it. The plain text box that stands there until then gives it the
 * text, the caret and the keyboard; without scripts, and when they cannot be had, it stays.
 */
export function ComboboxLater({ load, boxClassName, defaultValue, ...input }: Props) {
  const plain = useRef<HTMLInputElement>(null);
  const rich = useRef<HTMLInputElement>(null);
  const box = useRef<Box>(undefined);
  const composing = useRef(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const [over, setOver] = useState(false);

  function come() {
    if (box.current) return;
    load().then(
      (Box) => {
        box.current = Box;
        takeOver();
      },
      () => {},
    );
  }

  function takeOver() {
    const from = plain.current;
    const Box = box.current;
    if (!from || !Box || composing.current) return;
    const { value, selectionStart, selectionEnd } = from;
    const focused = document.activeElement === from;
    flushSync(() => setLoaded({ Box, typed: value, asks: focused && value !== (defaultValue ?? '') }));
    // Focus goes over before the old one leaves: a phone's keyboard would close in between.
    if (focused) {
      rich.current?.focus({ preventScroll: true });
      rich.current?.setSelectionRange(selectionStart, selectionEnd);
    }
    flushSync(() => setOver(true));
  }

  return (
    <>
      {!over && (
        <input
          {...input}
          ref={plain}
          type="text"
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={undefined}
          defaultValue={defaultValue}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          dir="auto"
          onPointerEnter={come}
          onTouchStart={come}
          onFocus={come}
          onCompositionStart={() => {
            composing.current = true;
          }}
          onCompositionEnd={() => {
            composing.current = false;
            takeOver();
          }}
          className={boxClassName ?? fieldClass()}
        />
      )}
      {loaded && (
        <loaded.Box
          {...input}
          ref={rich}
          defaultValue={loaded.typed}
          asksAtOnce={loaded.asks}
          {...(boxClassName === undefined ? {} : { boxClassName })}
        />
      )}
    </>
  );
}
