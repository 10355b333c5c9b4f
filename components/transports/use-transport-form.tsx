'use client';
import { type ComponentType, type ReactNode, useState } from 'react';
import { toast } from '@/components/ui/toast';
import type { TransportView } from '@/lib/transports/queries/view';
import type { TransportFormDialogProps } from './transport-form-dialog';

/**
 * The trip form, loaded when it is first asked for. `show` opens it: on a new trip, or on the one that `read` gives;
 * when that or the loading fails it says so. `dialog` goes into the tree.
 */
export function useTransportForm(): {
  show: (read?: () => Promise<TransportView>) => Promise<void>;
  loading: boolean;
  dialog: ReactNode;
} {
  const [Dialog, setDialog] = useState<ComponentType<TransportFormDialogProps>>();
  const [transport, setTransport] = useState<TransportView>();
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);

  async function show(read?: () => Promise<TransportView>) {
    setLoading(true);
    try {
      const [module, edited] = await Promise.all([import('./transport-form-dialog'), read?.()]);
      setDialog(() => module.TransportFormDialog);
      setTransport(edited);
      setOpen(true);
    } catch {
      toast({
        tone: 'error',
        title: 'Le formulaire n’a pas pu s’ouvrir.',
        description: 'Vérifiez votre réseau, puis réessayez dans un instant.',
      });
    } finally {
      setLoading(false);
    }
  }

  const dialog = Dialog && (
    <Dialog open={open} onOpenChange={setOpen} {...(transport ? { transport } : {})} />
  );
  return { show, loading, dialog };
}
