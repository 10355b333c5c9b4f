'use client';
import { type ReactNode, useState } from 'react';
import { useWords } from '#words';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { useOpensAgain } from '@/components/session/come-back';
import { LoginRequired } from '@/components/session/login-later';
import { useMe } from '@/components/session/me';
import { withWords } from '@/components/words/with-words';
import type { Reported } from './report-form-dialog';
import { reportOpens } from './report-opens';

/**
 * Reports something: `report` opens the dialog, loaded then; visitors are asked to sign in first and come back to it.
 * `dialogs` goes into the tree.
 */
export function useReport(reported: Reported): { report: () => void; loading: boolean; dialogs: ReactNode } {
  const words = useWords('moderation/signaler');
  const me = useMe();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const opens = reportOpens(reported.cibleId);
  const form = useFormDialog<Reported>(() =>
    withWords(() => import('./report-form-dialog').then((module) => module.ReportFormDialog)),
  );
  const show = () => void form.show(async () => reported);
  useOpensAgain(opens, show);

  function report() {
    // Until it is known who is there, only who has a session waits for it.
    if (me.state !== 'visitor') return show();
    setAsked(true);
    setOpen(true);
  }

  const dialogs = (
    <>
      {asked && <LoginRequired {...{ open, opens }} onOpenChange={setOpen} text={words('connexion')} />}
      {form.dialog}
    </>
  );
  return { report, loading: form.loading, dialogs };
}
