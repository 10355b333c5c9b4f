'use client';
import { useWatch } from 'react-hook-form';
import { useWords } from '#words';
import { Icon } from '@/components/ui/icon';
import { channelsFor, NOTIFICATION_RULES, type NotificationSettings } from '@/lib/notifications/rules';
import type { NotificationKind } from '@/lib/notifications/schema';

/** Every kind of notification, in the order of the list. */
export const KINDS = [
  'nouveau_message',
  'reservation_demandee',
  'demande_bientot_finie',
  'reservation_confirmee',
  'reservation_refusee',
  'reservation_annulee',
  'reservation_expiree',
  'etape_deplacee',
  'transport_demain',
  'paiement_demande',
  'paiement_retire',
  'paiement_expire',
  'paiement_recu',
  'paiement_verse',
  'paiement_rembourse',
  'paiement_attend_compte',
  'paiement_repris',
  'colis_collecte',
  'colis_livre',
  'livraison_declaree',
  'remise_attendue',
  'remise_avant_annulation',
  'codes_fermes',
  'litige',
  'alerte',
  'alertes_du_jour',
  'avis_recu',
  'papier',
  'moderation',
] as const satisfies readonly NotificationKind[];
const CELL = 'px-1 py-2.5 text-center align-middle';

/** What is sent for what and by which way, as the choices above it stand. */
export function WhatIsSent() {
  const words = useWords('notifications/envois');
  const kinds = useWords('notifications/genres');
  const settings = useWatch({ name: 'preferences.notifications' }) as NotificationSettings;
  return (
    <details className="mt-6">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-majorelle">
        {words('titre')}
      </summary>
      <table className="mt-2 w-full text-sm">
        <thead>
          <tr className="border-line border-b text-muted">
            <th scope="col" className="py-2 text-start font-medium">
              {words('quand')}
            </th>
            {(['site', 'mail', 'push'] as const).map((way) => (
              <th key={way} scope="col" className="w-14 px-1 py-2 font-medium">
                {words(way)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {KINDS.map((kind) => {
            const { mail, push } = channelsFor(kind, settings);
            return (
              <tr key={kind}>
                <th scope="row" className="py-2.5 pe-2 text-start font-normal">
                  {kinds(kind)}
                </th>
                <Sent yes={NOTIFICATION_RULES[kind].inApp || kind === 'nouveau_message'} />
                <Sent yes={mail} />
                <Sent yes={push} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

function Sent({ yes }: { yes: boolean }) {
  const words = useWords('notifications/envois');
  return (
    <td className={CELL}>
      {yes ? <Icon name="check" size={18} className="inline text-palm" /> : <span aria-hidden="true">–</span>}
      <span className="sr-only">{words(yes ? 'oui' : 'non')}</span>
    </td>
  );
}
