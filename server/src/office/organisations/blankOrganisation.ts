import type { Organisation } from './organisation.ts';

/** Default values of an organisation. */
export const blankOrganisation: Omit<Organisation, 'key' | 'title'> = {
  brand: '',
  address: '',
  city: '',
  contact: '',
  email: '',
  type: null,
  typeOther: '',
  categories: [],
  primaryCategory: null,
  categoryOther: '',
  countries: [],
  group: null,
};
