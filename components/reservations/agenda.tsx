'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { call } from '@/components/api/call';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';

/** One's agreements in one's own calendar: an address that calendar programs read, and its end. */
export function Agenda() {
  const words = useWords('reservations/agenda');
  const [adresse, setAdresse] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const { submit, pending, error } = useSubmit();

  async function show() {
    setReading(true);
    const answer = await call('GET /users/me/agenda');
    setReading(false);
    setFailed(answer.ok ? null : answer.failure.message);
    if (answer.ok) setAdresse(answer.data.adresse);
  }

  async function renew() {
    const answer = await submit('POST /users/me/agenda', {});
    if (!answer?.ok) return;
    setAdresse(answer.data.adresse);
    toast({ title: words('change') });
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: words('copiee') });
    } catch {
      toast({ title: words('impossible') });
    }
  }

  const problem = failed ?? error?.message;
  return (
    <section aria-labelledby="agenda" className="mt-10 border-line border-t pt-6">
      <h2 id="agenda" className="text-lg">
        {words('titre')}
      </h2>
      <p className="mt-1 max-w-[62ch] text-muted">{words('texte')}</p>
      {problem && (
        <Notice tone="error" className="mt-4" live>
          {problem}
        </Notice>
      )}
      {adresse === null ? (
        <Button variant="secondary" className="mt-4" pending={reading} onClick={show}>
          {words('afficher')}
        </Button>
      ) : (
        <>
          <p className="mt-4 select-all break-all rounded-control bg-hover px-4 py-3 text-sm">{adresse}</p>
          <p className="mt-2 text-muted text-sm">{words('secret')}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={() => copy(adresse)}>{words('copier')}</Button>
            <Button variant="secondary" pending={pending} onClick={renew}>
              {words('changer')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
