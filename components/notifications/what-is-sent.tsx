'use client';
import { useWatch } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import { KIND_LABELS } from '@/lib/notifications/labels';
import { channelsFor, NOTIFICATION_RULES, type NotificationSettings } from '@/lib/notifications/rules';
import type { NotificationKind } from '@/lib/notifications/schema';

const KINDS = Object.keys(KIND_LABELS) as NotificationKind[];
const CELL = 'px-1 py-2.5 text-center align-middle';

/** What is sent for what and by which way, as the choices above it stand. */
export function WhatIsSent() {
  const settings = useWatch({ name: 'preferences.notifications' }) as NotificationSettings;
  return (
    <details className="mt-6">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-majorelle">
        Ce qui est envoyé, et par où
      </summary>
      <table className="mt-2 w-full text-sm">
        <thead>
          <tr className="border-line border-b text-muted">
            <th scope="col" className="py-2 text-left font-medium">
              Quand
            </th>
            {['Site', 'E-mail', 'Push'].map((way) => (
              <th key={way} scope="col" className="w-14 px-1 py-2 font-medium">
                {way}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {KINDS.map((kind) => {
            const { mail, push } = channelsFor(kind, settings);
            return (
              <tr key={kind}>
                <th scope="row" className="py-2.5 pr-2 text-left font-normal">
                  {KIND_LABELS[kind]}
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
  return (
    <td className={CELL}>
      {yes ? <Icon name="check" size={18} className="inline text-palm" /> : <span aria-hidden="true">–</span>}
      <span className="sr-only">{yes ? 'oui' : 'non'}</span>
    </td>
  );
}
