import { createContext, useContext } from 'react';
import type { CategoryReply } from '@cert/shared/contract';
import type { Role } from '@cert/shared/domain';

/** Where answers are given: read once by the page, needed by every question under it. */
export type OpenCategory = {
  questionnaireId: number;
  category: CategoryReply;
  role: Role;
};

export const OpenCategoryContext = createContext<OpenCategory | null>(null);

/** @throws Error outside of an area page */
export function useOpenCategory(): OpenCategory {
  const open = useContext(OpenCategoryContext);
  if (!open) throw new Error('this part stands outside of an area page');
  return open;
}
