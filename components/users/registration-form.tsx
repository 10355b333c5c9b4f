'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type FieldPath, FormProvider, type Resolver, useForm } from 'react-hook-form';
import { FailureNotice } from '@/components/form/failure-notice';
import { useHydrated } from '@/components/form/use-hydrated';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { USER_TYPE_LABELS } from '@/lib/users/labels';
import { accountStepSchema, registerSchema } from '@/lib/users/schema/account';
import { AccountFields } from './account-fields';
import { enter } from './after-login';
import { AgencyFields } from './agency-fields';
import { ParticularFields } from './particular-fields';
import { ProfessionalFields } from './professional-fields';
import { ProfileChoice } from './profile-choice';
import {
  EMPTY_REGISTRATION,
  isDetail,
  type RegistrationValues,
  registrationPayload,
  type UserType,
} from './registration-values';
import { Stepper } from './stepper';
import { useStepHistory } from './use-step-history';

const STEPS = ['Profil', 'Coordonnées', 'Détails'] as const;
const DETAILS = { particular: ParticularFields, professional: ProfessionalFields, agency: AgencyFields };

type Path = FieldPath<RegistrationValues>;

/** Each step is judged by its own part of the schema that the server uses. */
function resolver(step: number): Resolver<RegistrationValues> {
  return (values, context, options) => {
    const judge = step === 2 ? zodResolver(accountStepSchema) : zodResolver(registerSchema);
    const judged = step === 2 ? values : registrationPayload(values);
    return (judge as unknown as Resolver)(judged as never, context, options as never) as never;
  };
}

/** The three steps of the registration (specification section 2): profile type, common fields, fields of the type. */
export function RegistrationForm() {
  const hydrated = useHydrated();
  const { step, next, back } = useStepHistory();
  const { submit, error, clearError } = useSubmit();
  const [working, setWorking] = useState(false);
  const [extra, setExtra] = useState<string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const wrongField = useRef<Path | null>(null);
  const shown = useRef(step);
  const form = useForm<RegistrationValues>({ defaultValues: EMPTY_REGISTRATION, resolver: resolver(step) });
  const userType = form.watch('userType');

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const wrong = wrongField.current;
    wrongField.current = null;
    if (wrong) form.setFocus(wrong);
    else heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [step, form]);

  function choose(type: UserType) {
    form.setValue('userType', type);
    next(2);
  }

  function showOnFields(fields: Record<string, string>) {
    const entries = Object.entries(fields);
    const known = entries.filter(([path]) => isDetail(path) || path in EMPTY_REGISTRATION);
    setExtra(entries.filter((entry) => !known.includes(entry)).map(([, message]) => message));
    for (const [path, message] of known) form.setError(path as Path, { type: 'server', message });
    const earlier = known.find(([path]) => !isDetail(path))?.[0];
    const first = known[0]?.[0];
    if (earlier) goBackTo(earlier as Path);
    else if (first) form.setFocus(first as Path);
  }

  function goBackTo(field: Path) {
    wrongField.current = field;
    back();
  }

  /** The browser's Forward button may skip the second step with a mistake in it. */
  function findMistake(errors: FieldErrors<RegistrationValues>) {
    const earlier = Object.keys(errors).find((path) => !isDetail(path));
    if (earlier) goBackTo(earlier as Path);
  }

  async function send(values: RegistrationValues) {
    setWorking(true);
    setExtra([]);
    const body = registrationPayload(values);
    const fallback = 'Une erreur est survenue';
    const answer = await submit({ action: '/api/auth/register', method: 'POST', body, fallback });
    // The button stays busy until the next page is there.
    if (answer?.ok) return enter();
    setWorking(false);
    if (answer?.failure.fields) showOnFields(answer.failure.fields);
  }

  function goOn() {
    clearError();
    next(3);
  }

  const Details = userType ? DETAILS[userType] : ParticularFields;
  const titles = [
    'Quel est votre profil ?',
    'Vos coordonnées',
    userType ? USER_TYPE_LABELS[userType] : 'Détails',
  ];
  return (
    <FormProvider {...form}>
      <Stepper steps={STEPS} current={step} />
      <form
        method="post"
        noValidate
        className="mt-8 space-y-5"
        onSubmit={(event) => {
          if (working || step === 1) event.preventDefault();
          else if (step === 2) void form.handleSubmit(goOn)(event);
          else void form.handleSubmit(send, findMistake)(event);
        }}
      >
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-40 text-xl">
          {titles[step - 1]}
        </h2>
        {/* What stands beside its field is not said twice. */}
        {(!error?.fields || extra.length > 0) && <FailureNotice failure={error} extra={extra} focus />}
        {step === 1 && <ProfileChoice chosen={userType} onChoose={choose} disabled={!hydrated} />}
        {step === 2 && <AccountFields />}
        {step === 3 && <Details />}
        {step > 1 && (
          <div className="flex flex-wrap items-center justify-between gap-3 pt-2">
            <Button variant="secondary" icon="arrow-left" onClick={back} disabled={working}>
              Retour
            </Button>
            <Button type="submit" pending={working} pendingLabel="Inscription...">
              {step === 2 ? 'Suivant' : 'S’inscrire'}
            </Button>
          </div>
        )}
      </form>
    </FormProvider>
  );
}
