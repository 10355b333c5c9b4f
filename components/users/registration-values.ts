import type { Day, Service } from '@/lib/users/labels';

export type UserType = 'particular' | 'professional' | 'agency';

/** Everything the three steps hold, all types at once, so that changing one's mind loses nothing. */
export type RegistrationValues = {
  userType: UserType | '';
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  password: string;
  confirmPassword: string;
  country: string;
  particularDetails: { type: string | null; idCard: string; birthDate: string; address: string };
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

export const EMPTY_REGISTRATION: RegistrationValues = {
  userType: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
  country: 'France',
  particularDetails: { type: '', idCard: '', birthDate: '', address: '' },
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
};

const listed = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The registration's payload: what is common and the block of the chosen type. */
export function registrationPayload(values: RegistrationValues): Record<string, unknown> {
  const { particularDetails, professionalDetails, agencyDetails, ...common } = values;
  if (values.userType === 'particular') return { ...common, particularDetails };
  if (values.userType === 'agency') return { ...common, agencyDetails };
  const { coverage, vehicleDocs, ...rest } = professionalDetails;
  const lists = { coverage: listed(coverage), vehicleDocs: listed(vehicleDocs) };
  return { ...common, professionalDetails: { ...rest, ...lists } };
}

/** Whether a field path belongs to the third step. */
export function isDetail(path: string): boolean {
  return /^(?:particular|professional|agency)Details\b/.test(path);
}
