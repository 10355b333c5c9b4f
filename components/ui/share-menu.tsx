'use client';
import { Button } from './button';
import { Menu } from './menu';
import { toast } from './toast';

/** Ways to pass a link on where the device has none of its own; open when it comes. */
export function ShareMenu({ path, title }: { path: string; title: string }) {
  const url = new URL(path, location.origin).href;
  const text = encodeURIComponent(`${title}\n${url}`);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Lien copié' });
    } catch {
      toast({ tone: 'error', title: 'Votre navigateur ne copie pas\u202f: copiez l’adresse de la page.' });
    }
  }

  return (
    <Menu
      defaultOpen
      trigger={
        <Button variant="ghost" size="small" icon="share">
          Partager
        </Button>
      }
      entries={[
        { kind: 'action', label: 'Copier le lien', icon: 'copy', onSelect: () => void copy() },
        { kind: 'out', label: 'WhatsApp', icon: 'message', href: `https://wa.me/?text=${text}` },
        {
          kind: 'out',
          label: 'E-mail',
          icon: 'mail',
          href: `mailto:?subject=${encodeURIComponent(title)}&body=${text}`,
        },
      ]}
    />
  );
}
