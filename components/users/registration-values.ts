import type { Day, Service } from '@/lib/users/labels';
import type { RegisterInput } from '@/lib/users/schema/account';

export type UserType = RegisterInput['userType'];

export const EMPTY_ACCOUNT = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
  country: 'France',
};

/** The third step's fields, by type. */
export type DetailsValues = {
  particular: {
    particularDetails: { type: string | null; idCard: string; birthDate: string; address: string };
  };
  professional: {
    professionalDetails: {
      licenseNumber: string;
      siret: string;
      vehicleType: string;
      capacity: number | undefined;
      experience: number | undefined;
      /** Separated by commas. */
      coverage: string;
      vehicleDocs: string;
      insurance: string;
      bankInfo: string;
    };
  };
  agency: {
    agencyDetails: {
      companyName: string;
      siret: string;
      address: string;
      storageCapacity: string;
      services: Service[];
      openingHours: Record<Day, string>;
      mainContact: { name: string; phone: string; email: string };
      insurance: string;
      bankInfo: string;
    };
  };
};

export const EMPTY_DETAILS: DetailsValues = {
  particular: { particularDetails: { type: '', idCard: '', birthDate: '', address: '' } },
  professional: {
    professionalDetails: {
      licenseNumber: '',
      siret: '',
      vehicleType: '',
      capacity: undefined,
      experience: undefined,
      coverage: '',
      vehicleDocs: '',
      insurance: '',
      bankInfo: '',
    },
  },
  agency: {
    agencyDetails: {
      companyName: '',
      siret: '',
      address: '',
      storageCapacity: '',
      services: [],
      openingHours: {
        monday: '',
        tuesday: '',
        wednesday: '',
        thursday: '',
        friday: '',
        saturday: '',
        sunday: '',
      },
      mainContact: { name: '', phone: '', email: '' },
      insurance: '',
      bankInfo: '',
    },
  },
};

export const ACCOUNT_DRAFT = 'inscription.compte';
export const detailsDraft = (type: UserType) => `inscription.${type}`;

/** What a reload of the page loses on purpose: nothing of it is written anywhere but where it is sent. */
export const NEVER_KEPT = {
  account: ['password', 'confirmPassword'],
  particular: ['particularDetails.idCard'],
  professional: ['licenseNumber', 'vehicleDocs', 'insurance', 'bankInfo'].map(
    (field) => `professionalDetails.${field}`,
  ),
  agency: ['insurance', 'bankInfo'].map((field) => `agencyDetails.${field}`),
} as const;

/** Texts that were typed in one line, separated by commas. */
function listed(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The block as our API takes it: its lists are lists. */
export function withLists(
  details: DetailsValues['particular' | 'professional'] | { agencyDetails: object },
): object {
  if (!('professionalDetails' in details)) return details;
  const { coverage, vehicleDocs, ...rest } = details.professionalDetails;
  return { professionalDetails: { ...rest, coverage: listed(coverage), vehicleDocs: listed(vehicleDocs) } };
}

/** Whether a field path belongs to the third step. */
export function isDetail(path: string): boolean {
  return /^(?:particular|professional|agency)Details\b/.test(path);
}
