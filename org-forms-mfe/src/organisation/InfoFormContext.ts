import { createContext, useContext } from 'react';
import type { OrganisationChoices } from '@cert/shared/contract';
import type { FormField } from './form/formValues.ts';
import type { InfoFormState } from './form/useInfoForm.ts';

/** The state of the form, shared with all its fields. */
export type InfoFormContextValue = InfoFormState & {
  types: OrganisationChoices;
  categories: OrganisationChoices;
  /** Whether every field must be filled in: true for clients, false for the team. */
  isRequired: boolean;
  /** A field's label, with `*` if it is required. */
  labelOf: (field: FormField) => string;
};

export const InfoFormContext = createContext<InfoFormContextValue | null>(null);

export function useInfoFormContext(): InfoFormContextValue {
  const form = useContext(InfoFormContext);
  if (!form) throw new Error('this field stands outside of the organisation’s form');
  return form;
}
