'use client';
import { useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useUploadInForm } from '@/components/form/form-uploads';
import { UploadProgress } from '@/components/form/upload-progress';
import { acceptedTypes, useUpload } from '@/components/form/use-upload';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { cx } from '@/components/ui/cx';
import { describedBy, FieldNotes } from '@/components/ui/field-shell';
import { Icon } from '@/components/ui/icon';
import { MOST_IMAGES } from '@/lib/users/rules/papiers';

const RULES = { failure: 'Erreur lors de l’envoi de la photo' };
const HINT = 'JPEG, PNG ou WebP, 5 Mo au plus. Tout doit se lire, sans reflet.';

/**
 * The pictures of a document. Once sent nobody but an operator sees them again, their owner neither: they are named, not
 * shown.
 */
export function PapierPhotos({ name }: { name: string }) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const input = useRef<HTMLInputElement>(null);
  const sent: string[] = Array.isArray(field.value) ? field.value : [];
  const { state, choose, cancel, retry } = useUpload({
    to: { call: 'POST /users/me/papiers/photo' },
    field: 'document',
    rules: RULES,
    onDone: ({ fichier }) => field.onChange([...sent, fichier]),
  });
  const sending = state.phase === 'sending';
  const callOff = useUploadInForm(state.phase);
  const error = state.message ?? fieldState.error?.message;
  const full = sent.length >= MOST_IMAGES;
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy(id, { hint: HINT, error })}>
      <legend className="mb-1.5 font-medium text-sm">Photos du document</legend>
      {sent.length > 0 && (
        <ol className="mb-3 divide-y divide-line rounded-control border border-line px-3">
          {sent.map((one, index) => (
            <li key={one} className="flex min-h-11 items-center justify-between gap-3">
              <span className="flex items-center gap-2">
                <Icon name="check" size={18} className="text-palm" />
                Photo {index + 1}
              </span>
              <Button
                variant="ghost"
                size="small"
                aria-label={`Retirer la photo ${index + 1}`}
                onClick={() => {
                  field.onChange(sent.filter((other) => other !== one));
                  input.current?.focus();
                }}
              >
                Retirer
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
        aria-label="Ajouter une photo du document"
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
              {sent.length === 0 ? 'Choisir une photo' : 'Ajouter une photo (verso…)'}
            </label>
            {state.canRetry && (
              <Button size="small" onClick={retry}>
                Réessayer
              </Button>
            )}
          </div>
        )
      )}
      <p role="status" className="sr-only">
        {sending ? 'Envoi de la photo en cours.' : sent.length > 0 ? `Photo ${sent.length} prête.` : ''}
      </p>
      <FieldNotes id={id} hint={HINT} {...(error ? { error } : {})} />
    </fieldset>
  );
}
