'use client';
import { useEffect } from 'react';
import type { NotificationView } from '@/lib/notifications/queries/list';
import { markSeen } from './unread';

/** What stands on the page is read once it was shown; it keeps its mark until the page is opened anew. */
export function Seen({ items }: { items: NotificationView[] }) {
  useEffect(() => {
    void markSeen(items);
  }, [items]);
  return null;
}
