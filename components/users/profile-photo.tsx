'use client';
import { useRouter } from 'next/navigation';
import { useId, useRef, useState } from 'react';
import { useWords } from '#words';
import { call } from '@/components/api/call';
import { UploadProgress } from '@/components/form/upload-progress';
import { acceptedTypes, useUpload } from '@/components/form/use-upload';
import { Avatar } from '@/components/images/avatar';
import { refreshMe } from '@/components/session/me';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { cx } from '@/components/ui/cx';
import { FieldNotes } from '@/components/ui/field-shell';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import { displayName } from '@/lib/users/labels';
import { PROFILE_IMAGE } from '@/lib/users/rules/account';

type Person = {
  _id: string;
  firstName: string;
  lastName: string;
  companyName?: string | null;
  profileImage?: string | null;
};

const { only } = PROFILE_IMAGE;

/** One's own photo with what changes it. Everything that shows it on this page follows. */
export function ProfilePhoto({ user, className }: { user: Person; className?: string }) {
  const words = useWords('users/photo');
  const id = useId();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState(user.profileImage ?? null);
  const [removal, setRemoval] = useState<{ pending: boolean; message?: string }>({ pending: false });
  const params = { userId: user._id };

  function become(next: string | null, said: string) {
    setPhoto(next);
    setRemoval({ pending: false });
    toast({ title: said });
    void refreshMe();
    router.refresh();
  }

  const { state, choose, cancel, retry } = useUpload({
    to: { call: 'POST /users/{userId}/profile-image', params },
    field: 'profileImage',
    rules: { only, failure: words('echec') },
    onDone: (data) => become(data.profileImage, words('aJour')),
  });

  async function remove() {
    setRemoval({ pending: true });
    const answer = await call('PUT /users/{userId}/profile-image', { params, body: { profileImage: null } });
    input.current?.focus();
    if (answer.ok) become(null, words('retiree'));
    else setRemoval({ pending: false, message: answer.failure.message });
  }

  const error = state.message ?? removal.message;
  const sending = state.phase === 'sending';
  return (
    <div className={cx('flex flex-wrap items-center gap-4', className)}>
      <Avatar name={displayName(user)} seed={user._id} src={state.preview ?? photo} size="xl" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <input
          ref={input}
          id={id}
          type="file"
          accept={acceptedTypes(only)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void choose(file);
          }}
          className="peer sr-only"
        />
        {sending ? (
          <div className="basis-full">
            <UploadProgress
              share={state.share}
              onCancel={() => {
                cancel();
                input.current?.focus();
              }}
            />
          </div>
        ) : null}
        <label
          htmlFor={id}
          className={cx(
            sending ? 'sr-only' : buttonClass({ variant: 'secondary', size: 'small' }),
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-majorelle peer-focus-visible:outline-offset-2',
          )}
        >
          <Icon name="camera" />
          {words(photo ? 'changer' : 'ajouter')}
        </label>
        {!sending && state.canRetry && (
          <Button size="small" onClick={retry}>
            {words('reessayer')}
          </Button>
        )}
        {!sending && photo && (
          <Button variant="ghost" size="small" pending={removal.pending} onClick={() => void remove()}>
            {words('retirer')}
          </Button>
        )}
        <div role="alert" className="basis-full">
          <FieldNotes id={id} error={error} />
        </div>
        <div className="basis-full">
          <FieldNotes id={`${id}-formats`} hint={words('formats')} />
        </div>
      </div>
    </div>
  );
}
