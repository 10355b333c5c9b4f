'use client';
import { useMemo } from 'react';
import { useWords } from '#words';
import type { DataOf } from '@/components/api/contract';
import { Form } from '@/components/form/form';
import { Button } from '@/components/ui/button';
import { AgencyFields } from './agency-fields';
import { ParticularFields } from './particular-fields';
import { ProfessionalFields } from './professional-fields';
import { detailsDraft, EMPTY_DETAILS, NEVER_KEPT, type UserType } from './registration-values';

const FIELDS = { particular: ParticularFields, professional: ProfessionalFields, agency: AgencyFields };

/** The registration's third step for one type: sends the whole registration. */
export function RegistrationDetails({
  userType,
  account,
  onBack,
  onRefused,
  onDone,
}: {
  userType: UserType;
  /** What the second step gave. */
  account: object;
  onBack: () => void;
  /** Hears of messages for fields, those of the second step among them. */
  onRefused: (fields: Record<string, string> | undefined) => void;
  onDone: (done: DataOf<'POST /auth/register'>) => void;
}) {
  const words = useWords('users/inscription');
  const schema = useMemo(
    () => async () => (await import('./registration-schema')).registrationSchema(userType, account),
    [userType, account],
  );
  const draft = useMemo(() => ({ key: detailsDraft(userType), without: NEVER_KEPT[userType] }), [userType]);
  const Fields = FIELDS[userType];
  return (
    <Form
      schema={schema}
      to={{ call: 'POST /auth/register' }}
      defaultValues={EMPTY_DETAILS[userType]}
      draft={draft}
      leaves
      fallbackMessage={words('echec')}
      onFailure={({ fields }) => onRefused(fields)}
      onSuccess={onDone}
      submitLabel={words('inscrire')}
      pendingLabel={words('enCours')}
      secondary={
        <Button variant="secondary" icon="arrow-left" className="me-auto" onClick={onBack}>
          {words('retour')}
        </Button>
      }
    >
      <Fields />
    </Form>
  );
}
