import type { Organisation } from './organisation.ts';

/** What is known of an organisation before anything is told. */
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
