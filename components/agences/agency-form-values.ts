import type * as z from '@/lib/core/zod';
import type { AgencyView } from '@/lib/users/queries/agencies';
import { DAYS } from '@/lib/users/rules/week';
import type { updateAgencySchema } from '@/lib/users/schema/agencies';

/** An agency's details as `GET /users/me` answers them to the agency itself. */
export type OwnAgency = AgencyView['agencyDetails'] & { insurance: string | null };

/** What the form starts with; nothing is an empty text. */
export function agencyValues(agency: OwnAgency): z.input<typeof updateAgencySchema> {
  const { companyName, address, storageCapacity, services, openingHours, mainContact, agencyPhotos } = agency;
  return {
    ...{ companyName, address, storageCapacity, services, agencyPhotos },
    ville: agency.ville ?? '',
    insurance: agency.insurance ?? '',
    openingHours: Object.fromEntries(DAYS.map((day) => [day, openingHours[day] ?? ''])),
    mainContact: {
      name: mainContact.name ?? '',
      phone: mainContact.phone ?? '',
      email: mainContact.email ?? '',
    },
  };
}
