'use client';
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  useForm,
  useWatch,
} from 'react-hook-form';
import type * as z from 'zod';
import { useWords } from '#words';
import type { BodyOf, DataOf, Sent, To, WriteName } from '@/components/api/contract';
import type { Failure } from '@/components/api/failure';
import { Button, type ButtonProps } from '@/components/ui/button';
import { DialogFooter } from '@/components/ui/dialog-footer';
import { toast } from '@/components/ui/toast';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { DraftOptions } from './draft';
import { DraftNotice } from './draft-notice';
import { FailureNotice } from './failure-notice';
import { sortFieldMessages } from './field-messages';
import { FormUploads, useFormUploads } from './form-uploads';
import { type FormSchema, type Given, prepareJudge, resolverIn } from './resolver';
import { withTypedBefore } from './typed-before';
import { useDraft } from './use-draft';
import { useSubmit } from './use-submit';

export type FormProps<S extends FormSchema, N extends WriteName> = {
  /** Parses the fields; its output is the request's body (after `prepare`). */
  schema: Given<S>;
  /** The call that takes it: `{ call: 'PUT /demandes/{id}', params: { id } }`. */
  to: To<N>;
  defaultValues: DefaultValues<z.input<S>>;
  submitLabel: ReactNode;
  pendingLabel?: string;
  /** Last touch on the body: units, zones, things that are not fields; it may wait for an answer. */
  prepare?: (values: z.output<S>) => BodyOf<N> | Promise<BodyOf<N>>;
  /** Asks before anything is sent, where what is sent cannot be taken back. */
  confirm?: (values: z.output<S>) => Promise<boolean>;
  onSuccess?: (data: DataOf<N>, values: z.output<S>) => void | Promise<void>;
  /** Hears of a refusal, after its messages stand on the fields. */
  onFailure?: (failure: Failure) => void;
  /** The code of a refusal that `onFailure` answers by itself: no notice says it too. */
  quiet?: string;
  successMessage?: string;
  /** Said when the server gives no message of its own. */
  fallbackMessage?: string;
  /** Buttons beside the submit button (Annuler, Retour). */
  secondary?: ReactNode;
  /** Keeps the buttons in sight at the bottom of a dialog. */
  inDialog?: boolean;
  fullSubmit?: boolean;
  submitVariant?: 'primary' | 'danger';
  /** Holds the submit button back until what is there can be sent. */
  isComplete?: (values: z.input<S>) => boolean;
  /** For a dialog's `dirty`. */
  onDirtyChange?: (dirty: boolean) => void;
  /** After success the fields go back to empty (a chat line, a comment). */
  resetOnSuccess?: boolean;
  /** After success the fields show what was saved, in the form in which it is kept. */
  valuesAfter?: (data: DataOf<N>) => DefaultValues<z.input<S>>;
  /** Messages from elsewhere for fields of this form: each time it is another object, they are shown and the first is focused. */
  errors?: Record<string, string>;
  /** Keeps what is typed through a reload. */
  draft?: DraftOptions;
  /** Success goes to another page: the button stays pending until it is there, so nothing is sent twice. */
  leaves?: boolean;
  className?: string;
  children: ReactNode;
};

/** Fields that are not yet the call's body must be made into it. */
export type Fitting<S extends FormSchema, N extends WriteName> =
  Sent<z.output<S>> extends BodyOf<N> ? unknown : { prepare: unknown };

/** A form that writes to our API: the schema judges first, then the server; nothing typed is ever lost. */
export function Form<S extends FormSchema, N extends WriteName>(props: FormProps<S, N> & Fitting<S, N>) {
  return <BareForm<S, N> {...props} />;
}

/** `Form`, for what holds its fields against the call by itself. */
export function BareForm<S extends FormSchema, N extends WriteName>(props: FormProps<S, N>) {
  const { schema, to, prepare, onSuccess, onDirtyChange } = props;
  const words = useWords('form/formulaire');
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const { write, error, fail, clearError } = useSubmit();
  const uploads = useFormUploads(element);
  const [extra, setExtra] = useState<string[]>([]);
  const [working, setWorking] = useState(false);
  const [defaultValues] = useState(() => withTypedBefore(id, props.defaultValues));
  const { langue } = words;
  const resolver = useMemo(() => resolverIn<z.input<S>, z.output<S>>(langue, schema), [langue, schema]);
  const form = useForm<z.input<S>, unknown, z.output<S>>({
    resolver,
    defaultValues,
    reValidateMode: 'onChange',
  });
  const { isDirty } = form.formState;
  const draft = useDraft(form, defaultValues, props.draft);

  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);

  const { setError } = form;
  const showOnFields = useCallback(
    (fields: Record<string, string>) => {
      const inputs = element.current?.elements;
      const isHere = (path: string) => Boolean(inputs?.namedItem(path));
      const { onField, elsewhere } = sortFieldMessages(fields, isHere);
      setExtra(elsewhere);
      onField.forEach(([path, message], index) => {
        setError(path as Path<z.input<S>>, { type: 'server', message }, { shouldFocus: index === 0 });
      });
    },
    [setError],
  );
  const { errors } = props;
  useEffect(() => {
    if (errors) showOnFields(errors);
  }, [errors, showOnFields]);

  function startAnew() {
    form.reset(props.defaultValues as DefaultValues<z.input<S>>);
    draft.forget();
    clearError();
    setExtra([]);
  }

  // An answer without a code is no form's that named none to be quiet about.
  const isQuiet = ({ code }: Failure) => props.quiet !== undefined && code === props.quiet;

  const leaving = useRef(false);
  const onSubmit = form.handleSubmit(async (values) => {
    setExtra([]);
    if (props.confirm && !(await props.confirm(values))) return;
    const body = prepare ? await prepare(values) : values;
    const answer = await write<N>(to.call, { ...to, body, fallback: props.fallbackMessage });
    if (!answer) return;
    if (!answer.ok) {
      if (!isQuiet(answer.failure)) showOnFields(answer.failure.fields ?? {});
      props.onFailure?.(answer.failure);
      return;
    }
    if (!props.draft?.staysAfterSuccess) draft.forget();
    if (props.successMessage) toast({ title: props.successMessage });
    if (props.resetOnSuccess) form.reset(props.defaultValues as DefaultValues<z.input<S>>);
    if (props.valuesAfter) form.reset(props.valuesAfter(answer.data));
    await onSuccess?.(answer.data, values);
    leaving.current = props.leaves === true;
  }, clearError);

  async function send(event: FormEvent) {
    setWorking(true);
    leaving.current = false;
    try {
      await prepareJudge(langue, schema);
      // Pictures may have set out while it was on its way.
      if (!uploads.hold()) await onSubmit(event);
    } catch (error) {
      fail(error);
    } finally {
      if (!leaving.current) setWorking(false);
    }
  }

  const failure = error && isQuiet(error) ? null : error;
  const hasFieldErrors = Object.keys(form.formState.errors).length > 0;
  const submitButton = (
    <SubmitButton
      type="submit"
      variant={props.submitVariant}
      full={props.fullSubmit}
      disabled={!hydrated}
      isComplete={props.isComplete as ((values: FieldValues) => boolean) | undefined}
      pending={working || uploads.waiting}
      pendingLabel={uploads.waiting ? words('envoiImage') : props.pendingLabel}
    >
      {props.submitLabel}
    </SubmitButton>
  );

  const buttons = (
    <>
      {uploads.waiting && (
        <p role="status" className="basis-full text-end text-muted text-sm">
          {words('imageEnRoute')}
        </p>
      )}
      {props.secondary}
      {submitButton}
    </>
  );

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        id={id}
        method="post"
        noValidate
        onFocus={() => void prepareJudge(langue, schema).catch(() => {})}
        onSubmit={(event) => {
          // A form in a dialog opened from another form must not submit both.
          event.stopPropagation();
          event.preventDefault();
          clearError();
          if (!working && !uploads.hold()) void send(event);
        }}
        onReset={(event) => {
          event.preventDefault();
          if (!working) startAnew();
        }}
        className={props.className ?? 'space-y-5'}
      >
        {draft.restored && (
          <DraftNotice
            incomplete={Boolean(props.draft?.without?.length)}
            onDrop={() => working || startAnew()}
          />
        )}
        <FailureNotice failure={failure} extra={extra} focus={!hasFieldErrors} />
        <FormUploads value={uploads.report}>{props.children}</FormUploads>
        {props.inDialog ? (
          <DialogFooter>{buttons}</DialogFooter>
        ) : (
          <div className="flex flex-wrap items-center justify-end gap-3 pt-1">{buttons}</div>
        )}
      </form>
    </FormProvider>
  );
}

/** Watches the fields by itself, so that typing does not draw the whole form again. */
function SubmitButton({
  isComplete,
  disabled,
  ...button
}: ButtonProps & { isComplete?: ((values: FieldValues) => boolean) | undefined }) {
  const values = useWatch({ disabled: !isComplete });
  return <Button {...button} disabled={disabled || (isComplete ? !isComplete(values) : false)} />;
}
