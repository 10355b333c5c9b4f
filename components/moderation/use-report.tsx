'use client';
import { type ReactNode, useState } from 'react';
import { useWords } from '#words';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { useOpensAgain } from '@/components/session/come-back';
import { LoginRequired } from '@/components/session/login-later';
import { isVisitor, useMe } from '@/components/session/me';
import { withWords } from '@/components/words/with-words';
import type { Reported } from './report-form-dialog';
import { reportOpens } from './report-opens';

/**
 * Reports things: `press` opens the dialog, loaded then; visitors are asked to sign in first and come back to it, when
 * whoever uses this shows it (`reportOpens`). `dialogs` goes into the tree.
 */
export function useReports(): {
  press: (reported: Reported) => void;
  show: (reported: Reported) => void;
  loading: boolean;
  dialogs: ReactNode;
} {
  const words = useWords('moderation/signaler');
  const me = useMe();
  const [asked, setAsked] = useState<string>();
  const [open, setOpen] = useState(false);
  const form = useFormDialog<Reported>(() =>
    withWords(() => import('./report-form-dialog').then((module) => module.ReportFormDialog)),
  );
  const show = (reported: Reported) => void form.show(async () => reported);

  function press(reported: Reported) {
    // Until it is known who is there, only who has a session waits for it.
    if (!isVisitor(me)) return show(reported);
    setAsked(reportOpens(reported.cibleId));
    setOpen(true);
  }

  const dialogs = (
    <>
      {asked && (
        <LoginRequired {...{ open }} opens={asked} onOpenChange={setOpen} text={words('connexion')} />
      )}
      {form.dialog}
    </>
  );
  return { press, show, loading: form.loading, dialogs };
}

/** Reports one thing, and opens again for who came back to it. */
export function useReport(reported: Reported): { report: () => void; loading: boolean; dialogs: ReactNode } {
  const { press, show, loading, dialogs } = useReports();
  useOpensAgain(reportOpens(reported.cibleId), () => show(reported));
  return { report: () => press(reported), loading, dialogs };
}
