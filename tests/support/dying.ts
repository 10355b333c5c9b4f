import { sendMail } from '@/lib/core/post/mail';

// Run as a process of its own: sends a mail and kills itself at the moment that its argument names.
const die = (moment: string) => process.argv[2] === moment && process.kill(process.pid, 'SIGKILL');
await sendMail({
  to: 'amina@exemple.test',
  subject: 'Un',
  text: 'Un mot.\n'.repeat(1_000),
  id: 'un',
  ending: { ready: async () => void die('ready'), left: () => void die('left') },
});
