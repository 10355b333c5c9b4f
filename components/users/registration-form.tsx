'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#words';
import { dropDraft, readDraft, writeDraft } from '@/components/form/draft';
import { useAsksBack } from '@/components/form/use-asks-back';
import { useUnsaved } from '@/components/form/use-unsaved';
import { toastOnNextPage } from '@/components/page/toast-later';
import { fetchSheetsAhead } from '@/components/session/sheets-ahead';
import { useHydrated } from '@/components/ui/use-hydrated';
import { USER_TYPES } from '@/lib/users/rules/account';
import { enter } from './after-login';
import { ProfileChoice } from './profile-choice';
import { RegistrationAccount } from './registration-account';
import { RegistrationDetails } from './registration-details';
import { ACCOUNT_DRAFT, detailsDraft, isDetail, type UserType } from './registration-values';
import { Stepper } from './stepper';
import { useStepHistory } from './use-step-history';

const STEPS = ['profil', 'coordonnees', 'details'] as const;
const TYPE_DRAFT = 'inscription';

function keptType(): UserType | undefined {
  const kept = readDraft(TYPE_DRAFT, '');
  return USER_TYPES.find((type) => type === kept);
}

function dropAll(): void {
  for (const kept of [TYPE_DRAFT, ACCOUNT_DRAFT, ...USER_TYPES.map(detailsDraft)]) dropDraft(kept);
}

/**
 * The three steps of the registration: profile type, what all have in common, fields of the type. A step that was
 * reached stays in the page, so that going back and changing one's mind loses nothing.
 */
export function RegistrationForm() {
  const words = useWords('users/inscription');
  const types = useWords('users/profilType');
  const hydrated = useHydrated();
  const { step, next, back } = useStepHistory(() => keptType() !== undefined);
  const [userType, setUserType] = useState<UserType>();
  const [chosen, setChosen] = useState<readonly UserType[]>([]);
  const [account, setAccount] = useState<object>();
  /** What the last step was refused for, on fields of the second. */
  const [refused, setRefused] = useState<Record<string, string>>();
  const [unsaved, setUnsaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const ledBack = useRef(false);
  useUnsaved(unsaved);
  const question = useAsksBack(unsaved && step === 1, dropAll);

  const choose = useCallback((type: UserType) => {
    setUserType(type);
    setChosen((before) => (before.includes(type) ? before : [...before, type]));
  }, []);

  useEffect(fetchSheetsAhead, []);
  useEffect(() => {
    const type = keptType();
    if (type) choose(type);
  }, [choose]);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // A mistake that one was led back to has the focus already.
    if (!ledBack.current) heading.current?.focus();
    ledBack.current = false;
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  function backToAccount(fields: Record<string, string> = {}) {
    const earlier = Object.entries(fields).filter(([path]) => !isDetail(path));
    if (earlier.length === 0) return;
    setRefused(Object.fromEntries(earlier));
    ledBack.current = true;
    back();
  }

  const titles = [
    words('quelProfil'),
    words('vosCoordonnees'),
    userType ? types(userType) : words('details'),
  ];
  return (
    <>
      <Stepper steps={STEPS.map((name) => words(name))} current={step} />
      <h2 ref={heading} tabIndex={-1} className="mt-8 mb-5 scroll-mt-40 text-xl">
        {titles[step - 1]}
      </h2>
      {step === 1 && (
        <ProfileChoice
          chosen={userType ?? ''}
          disabled={!hydrated}
          onChoose={(type) => {
            choose(type);
            writeDraft(TYPE_DRAFT, { base: '', values: type });
            next(2);
          }}
        />
      )}
      {userType && (
        <div hidden={step !== 2}>
          <RegistrationAccount
            refused={step === 2 ? refused : undefined}
            onBack={back}
            onDirtyChange={setUnsaved}
            onJudged={(values) => {
              setAccount(values);
              next(3);
            }}
          />
        </div>
      )}
      {account &&
        chosen.map((type) => (
          <div key={type} hidden={step !== 3 || type !== userType}>
            <RegistrationDetails
              userType={type}
              account={account}
              onBack={back}
              onRefused={backToAccount}
              onDone={({ user }) => {
                dropAll();
                // At once: the page that is left has nothing to ask any more.
                flushSync(() => setUnsaved(false));
                toastOnNextPage({ title: words('cree'), description: words('creeTexte') });
                enter(user._id);
              }}
            />
          </div>
        ))}
      {question}
    </>
  );
}
