import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { BlockedPeople } from '@/components/moderation/blocked-people';
import { PageHeader } from '@/components/ui/page-header';
import { ChangePasswordForm } from '@/components/users/change-password-form';
import { LogoutElsewhere } from '@/components/users/logout-elsewhere';
import { SettingsForm } from '@/components/users/settings-form';
import { SettingsSection } from '@/components/users/settings-section';
import { vapidKeys } from '@/lib/core/push/vapid';
import { actorOfPage } from '@/lib/core/sessions/session';
import { listBlocks } from '@/lib/users/queries/blocks';
import { meView } from '@/lib/users/queries/view';

export const metadata: Metadata = { title: 'Paramètres' };

export default async function SettingsPage() {
  const actor = await actorOfPage();
  if (!actor) redirect('/login?callbackUrl=%2Fsettings');
  const [me, blocks] = await Promise.all([meView(actor), listBlocks(actor)]);
  return (
    <div className="wrap pb-10">
      <PageHeader title="Paramètres" />
      <div className="space-y-10">
        <SettingsForm me={me} pushKey={(await vapidKeys())?.publicKey ?? null} />
        <SettingsSection
          id="securite"
          title="Sécurité"
          text="Un nouveau mot de passe déconnecte vos autres appareils."
        >
          <ChangePasswordForm />
          <LogoutElsewhere />
          <BlockedPeople blocks={blocks} />
        </SettingsSection>
      </div>
    </div>
  );
}
