import * as z from '@/lib/core/zod';
import type { MeView } from '@/lib/users/queries/view';
import { updateDetailsSchema } from '@/lib/users/schema/details';
import { type DetailsValues, withLists } from './registration-values';

export type OwnDetailsValues = (
  | DetailsValues['particular' | 'professional']
  | { agencyDetails: { siret: string; bankInfo: string } }
) & { currentPassword: string };

/** What the form starts with: the block of the account's type as it is saved. */
export function detailsValues(me: MeView): OwnDetailsValues {
  const currentPassword = '';
  if (me.particularDetails) {
    const { type, idCard, birthDate, address } = me.particularDetails;
    return {
      particularDetails: { type: type ?? '', idCard: idCard ?? '', birthDate, address },
      currentPassword,
    };
  }
  if (me.professionalDetails) {
    const { coverage, vehicleDocs, insurance, bankInfo, ...rest } = me.professionalDetails;
    const lists = { coverage: coverage.join(', '), vehicleDocs: vehicleDocs.join(', ') };
    const optional = { insurance: insurance ?? '', bankInfo: bankInfo ?? '' };
    return { professionalDetails: { ...rest, ...lists, ...optional }, currentPassword };
  }
  const { siret, bankInfo } = me.agencyDetails ?? { siret: '', bankInfo: '' };
  return { agencyDetails: { siret, bankInfo: bankInfo ?? '' }, currentPassword };
}

/** Judges the form; what comes out is the request's body. */
export const detailsFormSchema = z
  .custom<OwnDetailsValues>()
  .transform(
    ({ currentPassword, ...details }) =>
      ({ ...withLists(details), currentPassword }) as z.input<typeof updateDetailsSchema>,
  )
  .pipe(updateDetailsSchema);
