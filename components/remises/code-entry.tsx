'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useWords } from '#words';
import type { Failure } from '@/components/api/failure';
import { FailureNotice } from '@/components/form/failure-notice';
import { FormUploads, useFormUploads } from '@/components/form/form-uploads';
import { ImageField } from '@/components/form/image-field';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import * as z from '@/lib/core/zod';
import { enterCodeSchema, type RemiseGenre } from '@/lib/remises/schema';
import { ScanButton } from './scan-button';
import { useCode } from './use-code';

const { code, ligne } = enterCodeSchema.shape;
const fields = z.object({ code, ligne: ligne.unwrap(), imagePath: z.string() });
/** Why a code waits on the phone. */
const WAITS = {
  connection: 'reseau',
  unauthenticated: 'session',
  limited: 'tentatives',
  broken: 'muet',
  fields: 'muet',
  refused: 'muet',
} as const satisfies Record<Failure['kind'], string>;
const EMPTY = { code: '', ligne: '', imagePath: '' };

/** Where the carrier scans or types a code, with a photo and a line if they want. A QR's address brings the code behind its #. */
export function CodeEntry({
  site,
  reservationId,
  genre,
}: {
  /** The origin that a QR of ours names. */
  site: string;
  reservationId: string;
  genre: RemiseGenre;
}) {
  const words = useWords('remises/saisie');
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({ resolver: zodResolver(fields), defaultValues: EMPTY, reValidateMode: 'onChange' });
  const uploads = useFormUploads(element);
  const { sendCode, pending, error, kept } = useCode(reservationId, genre);
  const { setValue, setError, setFocus } = form;

  useEffect(() => {
    const scanned = new RegExp(`^#${genre}=(\\d{6})$`).exec(window.location.hash)?.[1];
    if (!scanned) return;
    setValue('code', scanned);
    unfold(element.current);
    window.history.replaceState(null, '', window.location.pathname);
  }, [genre, setValue]);

  useEffect(() => {
    if (kept) unfold(element.current);
  }, [kept]);

  const type = useCallback(() => setFocus('code'), [setFocus]);

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        method="post"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (pending || uploads.hold()) return;
          void form.handleSubmit(async ({ imagePath, ...entered }) => {
            const appareilLe = new Date().toISOString();
            const failure = await sendCode({ ...entered, ...(imagePath && { imagePath }), appareilLe });
            for (const [field, message] of Object.entries(failure?.fields ?? {})) {
              if (field in EMPTY) setError(field as keyof typeof EMPTY, { type: 'server', message });
            }
          })(event);
        }}
      >
        <div>
          <ScanButton
            site={site}
            reservationId={reservationId}
            genre={genre}
            onTyped={type}
            onCode={(scanned) => {
              setValue('code', scanned);
              element.current?.requestSubmit();
            }}
          />
        </div>
        <TextField
          name="code"
          label={words(genre)}
          hint={words('aide')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
        />
        <FormUploads value={uploads.report}>
          <details>
            <summary className="min-h-11 cursor-pointer content-center font-semibold">
              {words('ajouter')}
            </summary>
            <div className="mt-2 flex flex-col gap-4">
              <ImageField name="imagePath" label={words('photo')} />
              <TextField name="ligne" label={words('ligne')} hint={words('ligneAide')} maxLength={300} />
            </div>
          </details>
        </FormUploads>
        {kept ? (
          <Notice tone="warning" live>
            {words(WAITS[kept.kind])}
          </Notice>
        ) : (
          !error?.fields?.code && <FailureNotice failure={error} />
        )}
        <div>
          <Button
            type="submit"
            variant="secondary"
            pending={pending || uploads.waiting}
            pendingLabel={words(uploads.waiting ? 'envoiImage' : 'envoi')}
          >
            {words('valider')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** Opens what a form is folded in. */
function unfold(form: HTMLFormElement | null): void {
  form?.closest('details')?.setAttribute('open', '');
}
