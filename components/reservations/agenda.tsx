'use client';
import { useState } from 'react';
import { call } from '@/components/api/call';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';

const GIVEN_AWAY =
  'Qui connaît cette adresse lit vos réservations\u202f: ne la donnez à personne. Changez-la si c’est arrivé.';

/** One's agreements in one's own calendar: an address that calendar programs read, and its end. */
export function Agenda() {
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
    toast({ title: 'L’adresse a changé. L’ancienne ne montre plus rien.' });
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Adresse copiée.' });
    } catch {
      toast({ title: 'Copie impossible ici\u202f: sélectionnez l’adresse et copiez-la.' });
    }
  }

  const problem = failed ?? error?.message;
  return (
    <section aria-labelledby="agenda" className="mt-10 border-line border-t pt-6">
      <h2 id="agenda" className="text-lg">
        Dans votre agenda
      </h2>
      <p className="mt-1 max-w-[62ch] text-muted">
        Donnez une adresse privée à votre agenda (Google, Apple, Outlook…)&#8239;: départs et arrivées y
        restent à jour, et ce qui est annulé en disparaît.
      </p>
      {problem && (
        <Notice tone="error" className="mt-4" live>
          {problem}
        </Notice>
      )}
      {adresse === null ? (
        <Button variant="secondary" className="mt-4" pending={reading} onClick={show}>
          Afficher l’adresse
        </Button>
      ) : (
        <>
          <p className="mt-4 select-all break-all rounded-control bg-hover px-4 py-3 text-sm">{adresse}</p>
          <p className="mt-2 text-muted text-sm">{GIVEN_AWAY}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={() => copy(adresse)}>Copier l’adresse</Button>
            <Button variant="secondary" pending={pending} onClick={renew}>
              Changer d’adresse
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
