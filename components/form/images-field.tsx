'use client';
import { useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useWords } from '#words';
import type { ImageUse } from '@/components/api/upload';
import { Image } from '@/components/images/image';
import { LoginLink } from '@/components/session/login-link';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { cx } from '@/components/ui/cx';
import { describedBy, FieldNotes } from '@/components/ui/field-shell';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { ImageView } from '@/lib/core/images/view';
import { useUploadInForm } from './form-uploads';
import { UploadProgress } from './upload-progress';
import type { FieldProps } from './use-field';
import { useFileArrivals } from './use-file-arrivals';
import { acceptedTypes } from './use-upload';
import { useUploadQueue } from './use-upload-queue';

/**
 * Several pictures in an order. The field's value is the list of addresses that the uploads answered; `images` are the
 * pictures behind the value that the form starts with. They are sent one after the other; the form waits for them.
 */
export function ImagesField({
  name,
  label,
  hint,
  className,
  max,
  type = 'general',
  images = [],
}: Pick<FieldProps, 'name' | 'label' | 'hint' | 'className'> & {
  max: number;
  type?: ImageUse;
  images?: readonly ImageView[];
}) {
  const words = useWords('form/images');
  const id = useId();
  const { field, fieldState } = useController({ name });
  const urls: string[] = Array.isArray(field.value) ? field.value : [];
  const latest = useRef(urls);
  latest.current = urls;
  const [known, setKnown] = useState(() => new Map(images.map((image) => [image.url, image])));
  const [said, setSaid] = useState('');
  const box = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);

  function write(next: string[]) {
    latest.current = next;
    field.onChange(next);
  }

  const {
    state,
    refused,
    add,
    callOff: cancel,
    retry,
  } = useUploadQueue({
    to: { call: 'POST /upload/image', query: { type } },
    rules: { failure: words('echec') },
    room: () => max - latest.current.length,
    onDone: ({ imageUrl, image }) => {
      setKnown((before) => new Map(before).set(imageUrl, image));
      write([...latest.current, imageUrl]);
      setSaid(words('photoPrete', { rang: latest.current.length }));
    },
    onRefused: (message) => {
      // A form that waits for its pictures does not go without one.
      callOff();
      setSaid(message);
    },
  });
  const sending = state.phase === 'sending';
  const callOff = useUploadInForm(state.phase);
  const full = urls.length >= max;

  const over = useFileArrivals(box, (file) => add([file]));

  function move(from: number, to: number) {
    const next = [...urls];
    const [moved] = next.splice(from, 1);
    if (moved === undefined) return;
    next.splice(to, 0, moved);
    write(next);
    setSaid(words('photoPlacee', { rang: to + 1, total: next.length }));
  }

  function leaveOut() {
    callOff();
    cancel();
    // The button leaves with the photo.
    input.current?.focus();
  }

  function remove(index: number) {
    write(urls.filter((_, at) => at !== index));
    setSaid(words('photoRetiree', { rang: index + 1 }));
    // The button leaves with its photo.
    input.current?.focus();
  }

  const error = [state.message, ...refused, fieldState.error?.message].filter(Boolean).join(' ') || undefined;

  return (
    <fieldset
      ref={box}
      aria-describedby={describedBy(id, { hint, error })}
      className={cx(
        'min-w-0 rounded-control',
        over && 'outline-2 outline-majorelle outline-dashed',
        className,
      )}
    >
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      {urls.length > 0 && (
        <ol className="mb-3 grid grid-cols-2 gap-2.5 sm:grid-cols-4">
          {urls.map((url, index) => (
            <li key={url} className="overflow-hidden rounded-control border border-line bg-surface">
              <Image
                image={known.get(url)}
                alt={words('photo', { rang: index + 1 })}
                sizes="(min-width: 640px) 170px, 45vw"
                className="block aspect-[4/3] w-full"
              />
              <div className="flex justify-between">
                <IconButton
                  icon="arrow-left"
                  label={words('avancer', { rang: index + 1 })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon="trash"
                  label={words('retirerPhoto', { rang: index + 1 })}
                  tone="danger"
                  onClick={() => remove(index)}
                />
                <IconButton
                  icon="arrow-right"
                  label={words('reculer', { rang: index + 1 })}
                  disabled={index === urls.length - 1}
                  onClick={() => move(index, index + 1)}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <input
        ref={(element) => {
          input.current = element;
          field.ref(element);
        }}
        id={id}
        name={name}
        type="file"
        multiple
        accept={acceptedTypes()}
        disabled={full}
        aria-label={words('ajouter')}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onBlur={field.onBlur}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Emptied, so that choosing the same file again is a choice too.
          event.target.value = '';
          add(files);
        }}
        className="peer sr-only"
      />
      {sending ? (
        <UploadProgress share={state.share} onCancel={leaveOut} />
      ) : (
        <div className="flex flex-wrap items-center gap-3 peer-focus-visible:[&>label]:outline-2 peer-focus-visible:[&>label]:outline-majorelle">
          {!full && (
            <label
              htmlFor={id}
              aria-hidden="true"
              className={cx(buttonClass({ variant: 'secondary', size: 'small' }), 'cursor-pointer')}
            >
              <Icon name="camera" />
              {words('ajouter')}
            </label>
          )}
          {state.isOver && <LoginLink />}
          {state.canRetry && (
            <Button size="small" onClick={retry}>
              {words('reessayer')}
            </Button>
          )}
          {state.phase === 'failed' && (
            <Button size="small" variant="secondary" onClick={leaveOut}>
              {words('annuler')}
            </Button>
          )}
          <p className="text-muted text-sm tabular-nums">
            {words('formatsPhotos', { nombre: urls.length, total: max })}
          </p>
        </div>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
      <p role="status" className="sr-only">
        {sending ? words('photoEnCours') : said}
      </p>
    </fieldset>
  );
}
