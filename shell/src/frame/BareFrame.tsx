import { Outlet } from 'react-router-dom';
import { useRead } from '@cert/shared/platform';
import { isNotFound } from '../not-found/isNotFound.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { useQuestionnaireId } from './useQuestionnaireId.ts';

/** The page alone, without header and sidebar: the report. It brings its own title. */
export function BareFrame() {
  const id = useQuestionnaireId();
  const info = useRead('info', id === undefined ? null : { id });
  return id === undefined || isNotFound(info.failure) ? <NotFoundPage /> : <Outlet />;
}
