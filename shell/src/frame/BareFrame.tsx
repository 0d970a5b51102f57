import { Outlet } from '@cert/shared/platform';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { useQuestionnaireId } from './useQuestionnaireId.ts';

/** The page alone, without header and sidebar: the report. */
export function BareFrame() {
  return useQuestionnaireId() === undefined ? <NotFoundPage /> : <Outlet />;
}
