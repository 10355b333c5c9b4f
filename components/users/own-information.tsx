import type { ReactNode } from 'react';
import { useWords } from '#words';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { Words } from '@/components/words/words';
import { formatPhone } from '@/lib/users/labels';
import type { PapierView } from '@/lib/users/queries/papiers';
import type { MeView } from '@/lib/users/queries/view';
import { Documents } from './identity/documents';
import { OwnDetails } from './own-details';
import { PreferencesForm } from './preferences';

/** « Informations »: what only oneself sees of an account, the preferences, and what was verified. */
export function OwnInformation({ me, papiers }: { me: MeView; papiers: PapierView[] }) {
  const words = useWords('users/informations');
  const { notifications, newsletter } = me.preferences;
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Card as="section" aria-labelledby="informations" className="lg:col-span-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="informations" className="text-xl">
            {words('titre')}
          </h2>
          <LinkButton href="/settings" variant="secondary" size="small" icon="edit">
            {words('modifier')}
          </LinkButton>
        </div>
        <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <Fact label={words('email')}>{me.email}</Fact>
          <Fact label={words('telephone')}>{formatPhone(me.phoneNumber)}</Fact>
        </dl>
        <p className="mt-4 text-muted text-sm">{words('prive')}</p>
      </Card>
      <OwnDetails me={me} />
      <Card as="section" aria-labelledby="preferences">
        <h2 id="preferences" className="text-xl">
          {words('preferences')}
        </h2>
        <div className="mt-2">
          <Words of={['users/preferences']}>
            <PreferencesForm saved={{ email: notifications.email, push: notifications.push, newsletter }} />
          </Words>
        </div>
      </Card>
      <Card as="section" aria-labelledby="documents">
        <h2 id="documents" className="text-xl">
          {words('documents')}
        </h2>
        <Documents me={me} papiers={papiers} />
      </Card>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="break-words font-semibold">
        <bdi dir="ltr">{children}</bdi>
      </dd>
    </div>
  );
}
