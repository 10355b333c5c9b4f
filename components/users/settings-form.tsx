'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useWords } from '#words';
import { CityField } from '@/components/form/city-field';
import { Form } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { SwitchField } from '@/components/form/switch-field';
import { EmailField, PhoneField, TextField } from '@/components/form/text-field';
import { useAsksBack } from '@/components/form/use-asks-back';
import { useUnsaved } from '@/components/form/use-unsaved';
import { PushChoice } from '@/components/notifications/push-choice';
import { WhatIsSent } from '@/components/notifications/what-is-sent';
import { goInLangue, rememberLangue } from '@/components/session/langue';
import { refreshMe } from '@/components/session/me';
import { chooseAsMember } from '@/components/session/theme';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { Option } from '@/components/ui/select-box';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { MeView } from '@/lib/users/queries/view';
import { normalisePhone } from '@/lib/users/rules/account';
import { updateMeSchema } from '@/lib/users/schema/settings';
import { EmailToConfirm } from './identity/email-to-confirm';
import { PendingEmail } from './identity/pending-email';
import { PreferenceFields } from './preference-fields';
import { ProfilePhoto } from './profile-photo';
import { SettingsSection } from './settings-section';
import { formValues, settingsBody } from './settings-values';

const SUBJECTS = ['message', 'newDemande', 'transportUpdate', 'alertes'] as const;

/** Profil, Notifications and Préférences (docs/screens.md, Settings), saved together. */
export function SettingsForm({
  me,
  pushKey,
  zones,
  langues,
}: {
  me: MeView;
  pushKey: string | null;
  zones: readonly Option[];
  /** The languages that the site offers. */
  langues: readonly Langue[];
}) {
  const words = useWords('users/parametres');
  const subjects = useWords('notifications/sujets');
  const router = useRouter();
  const [saved, setSaved] = useState(me);
  const [unsaved, setUnsaved] = useState(false);
  // Once nothing is unsaved: leaving would ask.
  const [next, setNext] = useState<Langue>();
  useEffect(() => {
    if (next && !unsaved) goInLangue(next);
  }, [next, unsaved]);
  useUnsaved(unsaved);
  const question = useAsksBack(unsaved);
  const isAgency = me.userType === 'agency';
  return (
    <>
      <Form
        schema={updateMeSchema}
        to={{ call: 'PATCH /users/me' }}
        defaultValues={formValues(saved)}
        prepare={(values) => settingsBody(values, saved)}
        valuesAfter={formValues}
        onSuccess={(now) => {
          setSaved(now);
          chooseAsMember(now.preferences.theme);
          void refreshMe();
          const { language } = now.preferences;
          if (language === words.langue || !langues.includes(language)) return router.refresh();
          rememberLangue(language);
          setNext(language);
        }}
        onDirtyChange={setUnsaved}
        successMessage={words('enregistres')}
        submitLabel={words('enregistrer')}
        pendingLabel={words('enCours')}
        secondary={
          <Button type="reset" variant="secondary">
            {words('annuler')}
          </Button>
        }
        className="space-y-8"
      >
        <SettingsSection id="profil" title={words('profil')} text={words('profilTexte')}>
          <ProfilePhoto user={me} className="mb-6" />
          <div className="grid gap-5 sm:grid-cols-2">
            {me.verified && <p className="text-muted text-sm sm:col-span-2">{words('changerDeNom')}</p>}
            <TextField
              name="firstName"
              label={words('prenom')}
              autoComplete="given-name"
              maxLength={60}
              required
            />
            <TextField
              name="lastName"
              label={words('nom')}
              autoComplete="family-name"
              maxLength={60}
              required
            />
            <EmailField name="email" label={words('email')} required className="sm:col-span-2" />
            <EmailState me={me} />
            <PhoneField name="phoneNumber" label={words('telephone')} required />
            {!isAgency && <CityField name="location" label={words('ville')} hint={words('villeAide')} />}
            <CurrentPassword saved={saved} />
          </div>
          {isAgency && (
            <p className="mt-5 text-muted text-sm">
              {words.rich('agence', {
                a: (text) => (
                  <Link href={`/agences/${me._id}`} className="font-medium text-majorelle underline">
                    {text}
                  </Link>
                ),
              })}
            </p>
          )}
        </SettingsSection>
        <SettingsSection id="notifications" title={words('notifications')} text={words('notificationsTexte')}>
          <Switches
            legend={words('parOu')}
            entries={[
              { name: 'email', label: words('parEmail') },
              { name: 'push', label: words('push') },
            ]}
          />
          {pushKey && <PushChoice publicKey={pushKey} userId={me._id} />}
          <Switches
            legend={words('deQuoi')}
            entries={SUBJECTS.map((name) => ({ name, label: subjects(name) }))}
            className="mt-6"
          />
          <WhatIsSent />
        </SettingsSection>
        <SettingsSection id="preferences" title={words('preferences')} text={words('preferencesTexte')}>
          <PreferenceFields {...{ zones, langues }} />
        </SettingsSection>
      </Form>
      {question}
    </>
  );
}

/** What the e-mail waits for, when it does. */
function EmailState({ me: { email, emailEnAttente, verifications } }: { me: MeView }) {
  const words = useWords('users/parametres');
  if (emailEnAttente !== null) {
    return (
      <div className="sm:col-span-2">
        <PendingEmail email={email} wanted={emailEnAttente} />
      </div>
    );
  }
  if (verifications.email) return null;
  return <EmailToConfirm email={email} why={words('confirmerEmail')} className="sm:col-span-2" />;
}

/** Asked for only once another e-mail or telephone is typed. */
function CurrentPassword({ saved }: { saved: MeView }) {
  const [email, phone] = useWatch({ name: ['email', 'phoneNumber'] }) as unknown[];
  const isOther =
    (typeof email === 'string' && email.trim().toLowerCase() !== saved.email) ||
    (typeof phone === 'string' && normalisePhone(phone) !== saved.phoneNumber);
  return isOther ? <Proof /> : null;
}

function Proof() {
  const words = useWords('users/parametres');
  const { resetField } = useFormContext();
  // What was typed here and is not asked for any more is no change to save.
  useEffect(() => () => resetField('currentPassword'), [resetField]);
  return (
    <PasswordField
      name="currentPassword"
      label={words('motDePasse')}
      hint={words('motDePasseAide')}
      required
      className="sm:col-span-2"
    />
  );
}

function Switches({
  legend,
  entries,
  className,
}: {
  legend: string;
  entries: { name: string; label: string }[];
  className?: string;
}) {
  return (
    <fieldset className={className}>
      <legend className="mb-1 font-medium text-muted text-sm">{legend}</legend>
      <div className="divide-y divide-line">
        {entries.map(({ name, label }) => (
          <SwitchField key={name} name={`preferences.notifications.${name}`} label={label} />
        ))}
      </div>
    </fieldset>
  );
}
