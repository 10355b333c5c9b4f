'use client';
import { usePathname } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogFooter } from '@/components/ui/dialog-footer';
import { LinkButton } from '@/components/ui/link-button';

/** What a visitor meets behind a button that needs an account. Login brings back to this page. */
export function LoginRequired({
  open,
  onOpenChange,
  text,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  text: string;
}) {
  const back = `?callbackUrl=${encodeURIComponent(usePathname())}`;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Connexion requise" size="compact">
      <p>{text}</p>
      <DialogFooter stacked>
        <Button variant="ghost" onClick={() => onOpenChange(false)}>
          Annuler
        </Button>
        <LinkButton href={`/login${back}`} variant="secondary">
          Se connecter
        </LinkButton>
        <LinkButton href={`/register${back}`}>S’inscrire</LinkButton>
      </DialogFooter>
    </Dialog>
  );
}
