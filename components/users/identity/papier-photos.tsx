'use client';
import { useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useWords } from '#words';
import { useUploadInForm } from '@/components/form/form-uploads';
import { UploadProgress } from '@/components/form/upload-progress';
import { acceptedTypes, useUpload } from '@/components/form/use-upload';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { cx } from '@/components/ui/cx';
import { describedBy, FieldNotes } from '@/components/ui/field-shell';
import { Icon } from '@/components/ui/icon';
import { MOST_IMAGES } from '@/lib/users/rules/papiers';

/**
 * The pictures of a document. Once sent nobody but an operator sees them again, their owner neither: they are named, not
 * shown.
 */
export function PapierPhotos({ name }: { name: string }) {
  const words = useWords('users/papierEnvoi');
  const id = useId();
  const { field, fieldState } = useController({ name });
  const input = useRef<HTMLInputElement>(null);
  const sent: string[] = Array.isArray(field.value) ? field.value : [];
  const { state, choose, cancel, retry } = useUpload({
    to: { call: 'POST /users/me/papiers/photo' },
    field: 'document',
    rules: { failure: words('echec') },
    onDone: ({ fichier }) => field.onChange([...sent, fichier]),
  });
  const sending = state.phase === 'sending';
  const callOff = useUploadInForm(state.phase);
  const error = state.message ?? fieldState.error?.message;
  const hint = words('formats');
  const full = sent.length >= MOST_IMAGES;
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy(id, { hint, error })}>
      <legend className="mb-1.5 font-medium text-sm">{words('photos')}</legend>
      {sent.length > 0 && (
        <ol className="mb-3 divide-y divide-line rounded-control border border-line px-3">
          {sent.map((one, index) => (
            <li key={one} className="flex min-h-11 items-center justify-between gap-3">
              <span className="flex items-center gap-2">
                <Icon name="check" size={18} className="text-palm" />
                {words('photo', { rang: index + 1 })}
              </span>
              <Button
                variant="ghost"
                size="small"
                aria-label={words('retirerPhoto', { rang: index + 1 })}
                onClick={() => {
                  field.onChange(sent.filter((other) => other !== one));
                  input.current?.focus();
                }}
              >
                {words('retirer')}
              </Button>
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
        accept={acceptedTypes()}
        disabled={full}
        aria-label={words('nom')}
        aria-invalid={error ? true : undefined}
        onBlur={field.onBlur}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void choose(file);
        }}
        className="peer sr-only"
      />
      {sending ? (
        <UploadProgress
          share={state.share}
          onCancel={() => {
            callOff();
            cancel();
            input.current?.focus();
          }}
        />
      ) : (
        !full && (
          <div className="flex flex-wrap gap-2 peer-focus-visible:[&>label]:outline-2 peer-focus-visible:[&>label]:outline-majorelle">
            <label
              htmlFor={id}
              className={cx(buttonClass({ variant: 'secondary', size: 'small' }), 'cursor-pointer')}
            >
              <Icon name="camera" />
              {words(sent.length === 0 ? 'choisir' : 'ajouter')}
            </label>
            {state.canRetry && (
              <Button size="small" onClick={retry}>
                {words('reessayer')}
              </Button>
            )}
          </div>
        )
      )}
      <p role="status" className="sr-only">
        {sending ? words('enCours') : sent.length > 0 ? words('prete', { rang: sent.length }) : ''}
      </p>
      <FieldNotes id={id} hint={hint} {...(error ? { error } : {})} />
    </fieldset>
  );
}
