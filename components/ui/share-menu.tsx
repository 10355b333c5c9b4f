'use client';
import { useWords } from '#words';
import { Button } from './button';
import { Menu } from './menu';
import { toast } from './toast';

/** Ways to pass a link on where the device has none of its own; open when it comes. */
export function ShareMenu({ path, title }: { path: string; title: string }) {
  const words = useWords('ui/partage');
  const url = new URL(path, location.origin).href;
  const text = encodeURIComponent(`${title}\n${url}`);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: words('copie') });
    } catch {
      toast({ tone: 'error', title: words('pasCopie') });
    }
  }

  return (
    <Menu
      defaultOpen
      trigger={
        <Button variant="ghost" size="small" icon="share">
          {words('partager')}
        </Button>
      }
      entries={[
        { kind: 'action', label: words('copier'), icon: 'copy', onSelect: () => void copy() },
        { kind: 'out', label: 'WhatsApp', icon: 'message', href: `https://wa.me/?text=${text}` },
        {
          kind: 'out',
          label: words('courriel'),
          icon: 'mail',
          href: `mailto:?subject=${encodeURIComponent(title)}&body=${text}`,
        },
      ]}
    />
  );
}
