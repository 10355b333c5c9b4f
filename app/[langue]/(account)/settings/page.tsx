import type { Metadata } from 'next';
import { BlockedPeople } from '@/components/moderation/blocked-people';
import { PageHeader } from '@/components/page/page-header';
import { toLogin } from '@/components/page/to-login';
import { ChangePasswordForm } from '@/components/users/change-password-form';
import { DeleteAccount } from '@/components/users/donnees/delete-account';
import { DownloadData } from '@/components/users/donnees/download-data';
import { Passkeys } from '@/components/users/safety/passkeys';
import { Sessions } from '@/components/users/safety/sessions';
import { TwoFactor } from '@/components/users/safety/two-factor';
import { SettingsForm } from '@/components/users/settings-form';
import { SettingsSection } from '@/components/users/settings-section';
import { vapidKeys } from '@/lib/core/push/vapid';
import { actorOfPage } from '@/lib/core/sessions/session';
import { formatMessageTime } from '@/lib/core/text/time';
import { ownAttente } from '@/lib/donnees/queries/attente';
import { listBlocks } from '@/lib/users/queries/blocks';
import { listSessions, safetyView } from '@/lib/users/queries/safety';
import { meView } from '@/lib/users/queries/view';
import { ownZones } from '@/lib/users/queries/zones';

export const metadata: Metadata = { title: 'Paramètres' };

export default async function SettingsPage() {
  const actor = await actorOfPage();
  if (!actor) toLogin('/settings');
  const [me, blocks, sessions, safety, attente] = await Promise.all([
    meView(actor),
    listBlocks(actor),
    listSessions(actor),
    safetyView(actor),
    ownAttente(actor),
  ]);
  const now = new Date();
  const lastUsed = (at: string) =>
    formatMessageTime(at, now, me.preferences.timezone)
      .replace(/^(?=\d)/, 'le ')
      .replace(/^./, (letter) => letter.toLowerCase());
  return (
    <div className="wrap pb-10">
      <PageHeader title="Paramètres" />
      <div className="space-y-10">
        <SettingsForm me={me} pushKey={(await vapidKeys())?.publicKey ?? null} zones={ownZones()} />
        <SettingsSection
          id="securite"
          title="Sécurité"
          text="Un nouveau mot de passe déconnecte vos autres appareils."
        >
          <ChangePasswordForm />
          <TwoFactor state={safety.twoFactor} />
          <Passkeys passkeys={safety.passkeys} />
          <Sessions sessions={sessions.map((one) => ({ ...one, lastUsed: lastUsed(one.lastUsedAt) }))} />
          <BlockedPeople blocks={blocks} />
        </SettingsSection>
        <SettingsSection id="donnees" title="Données" text="Ce que nous savons de vous est à vous.">
          <DownloadData />
          <DeleteAccount attente={attente} />
        </SettingsSection>
      </div>
    </div>
  );
}
