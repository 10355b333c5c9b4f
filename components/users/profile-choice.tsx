'use client';
import type { ReactNode } from 'react';
import { useWords } from '#words';
import { Icon } from '@/components/ui/icon';
import { USER_TYPES } from '@/lib/users/rules/account';
import type { UserType } from './registration-values';

const DRAWINGS: Record<UserType, ReactNode> = {
  particular: <path d="M16 15a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm-9.5 12c1-5 5-8 9.5-8s8.5 3 9.5 8" />,
  professional: (
    <path d="M6.5 22H3V8h16v14h-7.5M19 13h5l5 5v4h-2.5m-5 0H19M9 24.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm15 0a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
  ),
  agency: <path d="M4 27V12L16 5l12 7v15M4 27h24M10 27v-9h12v9m-12-4.5h12" />,
};

/** The registration's first step. Buttons, not radio buttons: one press chooses and goes on, also by keyboard. */
export function ProfileChoice({
  chosen,
  onChoose,
  disabled,
}: {
  chosen: UserType | '';
  onChoose: (type: UserType) => void;
  disabled?: boolean;
}) {
  const types = useWords('users/profilType');
  const words = useWords('users/inscriptionProfil');
  return (
    <ul className="space-y-3">
      {USER_TYPES.map((type) => (
        <li key={type}>
          <button
            type="button"
            disabled={disabled}
            aria-pressed={chosen === type}
            onClick={() => onChoose(type)}
            className="group flex w-full items-center gap-4 rounded-control border border-field bg-surface p-4 text-start transition-colors hover:border-majorelle hover:bg-hover aria-pressed:border-majorelle aria-pressed:bg-majorelle-tint"
          >
            <span className="inline-flex size-13 shrink-0 items-center justify-center rounded-control bg-majorelle-tint text-majorelle group-aria-pressed:bg-surface">
              <svg
                aria-hidden="true"
                width="32"
                height="32"
                viewBox="0 0 32 32"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                {DRAWINGS[type]}
              </svg>
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{types(type)}</span>
              <span className="block text-muted text-sm">{words(type)}</span>
            </span>
            <Icon name="chevron-right" className="text-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
}
