import { createContext, useContext } from 'react';
import type { CompanyList } from '@cert/shared/contract';
import type { FormField } from './editing/formValues.ts';
import type { InfoForm } from './editing/useInfoForm.ts';

/** What every field of the form stands in. */
export type InfoFormContextValue = InfoForm & {
  types: CompanyList;
  categories: CompanyList;
  /** Whether the reader owes every field. */
  isRequired: boolean;
  /** A field's name, with the mark of what is required. */
  labelOf: (field: FormField) => string;
};

export const InfoFormContext = createContext<InfoFormContextValue | null>(null);

export function useInfoFormContext(): InfoFormContextValue {
  const form = useContext(InfoFormContext);
  if (!form) throw new Error('this field stands outside of the organisation’s form');
  return form;
}
