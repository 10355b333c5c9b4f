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
import { pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { placesIn } from '@/lib/core/cities/names';
import { vapidKeys } from '@/lib/core/push/vapid';
import { formatMessageTime } from '@/lib/core/text/time';
import { ownAttente } from '@/lib/donnees/queries/attente';
import { languesOffered } from '@/lib/langues/langue.mjs';
import { listBlocks } from '@/lib/users/queries/blocks';
import { listSessions, safetyView } from '@/lib/users/queries/safety';
import { meView } from '@/lib/users/queries/view';
import { ownZones } from '@/lib/users/queries/zones';
import { actorOfPage } from '../actor';

export function generateMetadata(): Metadata {
  const words = pageWords('users/parametresPage');
  return { title: words('titre') };
}

/** What the settings' islands say. */
const SAID = [
  'users/parametres',
  'users/theme',
  'users/photo',
  'users/emailAConfirmer',
  'users/emailEnAttente',
  'notifications/sujets',
  'notifications/push',
  'notifications/envois',
  'notifications/genres',
  'users/motDePasseChange',
  'users/motDePasse',
  'users/double',
  'users/cles',
  'users/cleProbleme',
  'users/appareils',
  'moderation/bloques',
  'users/copie',
  'users/suppression',
] as const;

export default async function SettingsPage() {
  const words = pageWords('users/parametresPage');
  const actor = await actorOfPage();
  if (!actor) toLogin('/settings');
  const [me, blocks, sessions, safety, attente] = await Promise.all([
    meView(actor),
    listBlocks(actor),
    listSessions(actor, words.langue),
    safetyView(actor),
    ownAttente(actor),
  ]);
  const now = new Date();
  const lastUsed = (at: string) => {
    const said = formatMessageTime(at, now, me.preferences.timezone, words.langue);
    if (words.langue !== 'fr') return said;
    return said.replace(/^(?=\d)/, 'le ').replace(/^./, (letter) => letter.toLowerCase());
  };
  return (
    <div className="wrap pb-10">
      <PageHeader title={words('titre')} />
      <Words of={SAID}>
        <div className="space-y-10">
          <SettingsForm
            me={placesIn(words.langue, me)}
            pushKey={(await vapidKeys())?.publicKey ?? null}
            langues={languesOffered(process.env.LANGUES)}
            zones={ownZones(words.langue)}
          />
          <SettingsSection id="securite" title={words('securite')} text={words('securiteTexte')}>
            <ChangePasswordForm />
            <TwoFactor state={safety.twoFactor} />
            <Passkeys passkeys={safety.passkeys} />
            <Sessions sessions={sessions.map((one) => ({ ...one, lastUsed: lastUsed(one.lastUsedAt) }))} />
            <BlockedPeople blocks={blocks} />
          </SettingsSection>
          <SettingsSection id="donnees" title={words('donnees')} text={words('donneesTexte')}>
            <DownloadData />
            <DeleteAccount attente={placesIn(words.langue, attente)} />
          </SettingsSection>
        </div>
      </Words>
    </div>
  );
}
