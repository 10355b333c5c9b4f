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
import { describedBy, FieldShell } from '@/components/ui/field-shell';
import { Icon } from '@/components/ui/icon';
import type { ImageView } from '@/lib/core/images/view';
import { useUploadInForm } from './form-uploads';
import { UploadProgress } from './upload-progress';
import type { FieldProps } from './use-field';
import { useFileArrivals } from './use-file-arrivals';
import { acceptedTypes, useUpload } from './use-upload';

/**
 * A picture by choosing, dropping or pasting it. The field's value is the address that the upload answered; `image` is
 * the picture behind the value that the form starts with. While one is on its way the form waits for it.
 */
export function ImageField({
  name,
  label,
  hint,
  required,
  disabled,
  hideLabel,
  className,
  type = 'general',
  image,
}: FieldProps & { type?: ImageUse; image?: ImageView | null }) {
  const words = useWords('form/images');
  const id = useId();
  const { field, fieldState } = useController({ name });
  const [uploaded, setUploaded] = useState<ImageView | null>(image ?? null);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { state, choose, cancel, retry } = useUpload({
    to: { call: 'POST /upload/image', query: { type } },
    field: 'image',
    rules: { failure: words('echec') },
    onDone: (data) => {
      setUploaded(data.image);
      field.onChange(data.imageUrl);
    },
  });
  const over = useFileArrivals(box, (file) => !disabled && void choose(file));
  const sending = state.phase === 'sending';
  const callOff = useUploadInForm(state.phase);

  const value = typeof field.value === 'string' ? field.value : '';
  const shown = uploaded?.url === value ? uploaded : null;
  const error = state.message ?? (sending ? undefined : fieldState.error?.message);

  return (
    <FieldShell {...{ id, label, hint, error, required, hideLabel, className }}>
      <div
        ref={box}
        className={cx(
          'overflow-hidden rounded-control border border-dashed bg-surface transition-colors focus-within:border-majorelle focus-within:outline-2 focus-within:outline-majorelle',
          over ? 'border-majorelle bg-majorelle-tint' : error ? 'border-clay' : 'border-field',
        )}
      >
        <div className="relative flex h-56 items-center justify-center bg-hover">
          <Preview preview={state.preview} image={shown} url={value} />
        </div>
        <div className="flex min-h-18 flex-wrap items-center gap-3 p-3">
          <input
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            id={id}
            name={name}
            type="file"
            accept={acceptedTypes()}
            disabled={disabled}
            required={required && !value}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { hint, error })}
            onBlur={field.onBlur}
            onChange={(event) => {
              const file = event.target.files?.[0];
              // Emptied, so that choosing the same file again is a choice too.
              event.target.value = '';
              if (file) void choose(file);
            }}
            className="sr-only"
          />
          {sending ? (
            <div className="w-full">
              <UploadProgress
                share={state.share}
                onCancel={() => {
                  callOff();
                  cancel();
                  input.current?.focus();
                }}
              />
            </div>
          ) : (
            <>
              <label
                htmlFor={id}
                className={cx(buttonClass({ variant: 'secondary', size: 'small' }), 'cursor-pointer')}
              >
                <Icon name="camera" />
                {words(value ? 'remplacer' : 'choisir')}
              </label>
              {state.isOver && <LoginLink />}
              {state.canRetry && (
                <Button size="small" onClick={retry}>
                  {words('reessayer')}
                </Button>
              )}
              {value && !required && (
                <Button
                  variant="ghost"
                  size="small"
                  onClick={() => {
                    field.onChange('');
                    input.current?.focus();
                  }}
                >
                  {words('retirer')}
                </Button>
              )}
              <p className="text-muted text-sm">
                {words('formats')}
                <span className="pointer-coarse:hidden"> {words('glissez')}</span>
              </p>
            </>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {sending ? words('enCours') : (state.message ?? (uploaded && shown ? words('prete') : ''))}
      </p>
    </FieldShell>
  );
}

function Preview({ preview, image, url }: { preview: string | null; image: ImageView | null; url: string }) {
  const words = useWords('form/images');
  if (preview || (url && !image)) {
    return (
      <picture className="contents">
        <img src={preview ?? url} alt={words('apercu')} className="size-full object-contain" />
      </picture>
    );
  }
  if (!image) return <Icon name="camera" size={40} className="text-muted" />;
  return (
    <Image
      image={image}
      alt={words('apercu')}
      sizes="(min-width: 640px) 560px, 100vw"
      fit="contain"
      className="size-full"
    />
  );
}
