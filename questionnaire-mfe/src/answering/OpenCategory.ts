import { createContext, useContext } from 'react';
import type { CategoryReply } from '@cert/shared/contract';
import type { Role } from '@cert/shared/domain';

/** The category that the page has loaded. All questions on the page read it from the context. */
export type OpenCategory = {
  questionnaireId: number;
  category: CategoryReply;
  role: Role;
};

export const OpenCategoryContext = createContext<OpenCategory | null>(null);

/** @throws Error when used outside an area page */
export function useOpenCategory(): OpenCategory {
  const open = useContext(OpenCategoryContext);
  if (!open) throw new Error('useOpenCategory was used outside an area page');
  return open;
}
