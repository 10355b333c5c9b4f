'use client';
import { useWords } from '#words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogFooter } from '@/components/ui/dialog-footer';
import { LinkButton } from '@/components/ui/link-button';
import { doorHref } from './come-back';

/** What a visitor meets behind a button that needs an account. Login brings back to this page, where `opens` opens. */
export function LoginRequired({
  open,
  onOpenChange,
  text,
  opens,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  text: string;
  opens?: string;
}) {
  const words = useWords('session/connexion');
  if (!open) return null;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words('requise')} size="compact">
      <p>{text}</p>
      <DialogFooter stacked>
        <Button variant="ghost" onClick={() => onOpenChange(false)}>
          {words('annuler')}
        </Button>
        <LinkButton href={doorHref('/login', opens)} variant="secondary">
          {words('seConnecter')}
        </LinkButton>
        <LinkButton href={doorHref('/register', opens)}>{words('inscription')}</LinkButton>
      </DialogFooter>
    </Dialog>
  );
}
