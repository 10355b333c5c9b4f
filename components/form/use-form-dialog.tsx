'use client';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useWords } from '#words';
import { toast } from '@/components/ui/toast';

export type FormDialogProps<T> = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is edited; something new without it. */
  item?: T;
};

/**
 * A form in a dialog, loaded by `load` when it is first asked for. `show` opens it: on something new, or on what
 * `read` gives; when that or the loading fails it says so. `dialog` goes into the tree.
 */
export function useFormDialog<T>(load: () => Promise<ComponentType<FormDialogProps<T>>>): {
  show: (read?: () => Promise<T>) => Promise<void>;
  loading: boolean;
  dialog: ReactNode;
} {
  const words = useWords('api/echecs');
  const [Dialog, setDialog] = useState<ComponentType<FormDialogProps<T>>>();
  const [item, setItem] = useState<T>();
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);

  async function show(read?: () => Promise<T>) {
    setLoading(true);
    try {
      const [component, edited] = await Promise.all([load(), read?.()]);
      setDialog(() => component);
      setItem(() => edited);
      setOpen(true);
    } catch {
      toast({
        tone: 'error',
        title: words('formulaire'),
        description: words('reseau'),
      });
    } finally {
      setLoading(false);
    }
  }

  const dialog = Dialog && (
    <Dialog open={open} onOpenChange={setOpen} {...(item === undefined ? {} : { item })} />
  );
  return { show, loading, dialog };
}
