import { Outlet } from 'react-router-dom';
import { useRead } from '@cert/shared/platform';
import { isNotFound } from '../not-found/isNotFound.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { useQuestionnaireId } from './useQuestionnaireId.ts';

/** A page without header and sidebar, such as the report. The page shows its own title. */
export function BareFrame() {
  const id = useQuestionnaireId();
  const info = useRead('info', id === undefined ? null : { id });
  return id === undefined || isNotFound(info.failure) ? <NotFoundPage /> : <Outlet />;
}
