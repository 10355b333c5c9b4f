'use client';
import { later } from '@/components/ui/later';
import { withFrameWords } from '@/components/words/with-words';

/** `LoginRequired`, loaded when somebody must sign in first. */
export const LoginRequired = later(() =>
  withFrameWords(() => import('./login-required').then((module) => module.LoginRequired)),
);
