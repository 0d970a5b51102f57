import { Navigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Loaded, usePlatform, useRead, useStore } from '@cert/shared/platform';
import { Notice } from '@cert/shared/ui';
import { useQuestionnaireId } from '../frame/useQuestionnaireId.ts';

/** Path of the first page of a questionnaire. The page belongs to a module that may be switched off. */
const start = 'about';

/** `/{id}`: redirects to the questionnaire's home. Without that page, redirects to the first unfinished area. */
export function QuestionnaireHomePage() {
  const id = useQuestionnaireId();
  const { modules, session } = usePlatform();
  const hasStart = modules.pages(useStore(session)).some(({ path }) => path === start);
  if (id === undefined) return null;
  return hasStart ? <Navigate to={`/${id}/${start}`} replace /> : <FirstOpenArea id={id} />;
}

function FirstOpenArea({ id }: { id: number }) {
  const { t } = useTranslation('shell');
  const categories = useRead('areaCategoryList', { id });
  return (
    <Loaded of={categories}>
      {(list) => {
        const open = list.flatMap(({ slug, areas }) =>
          areas.filter((area) => area.open).map((area) => ({ ...area, category: slug })),
        );
        const next = open.find((area) => area.completeness < 100) ?? open[0];
        if (!next) return <Notice tone="info">{t('home.noAreas')}</Notice>;
        return <Navigate to={`/${id}/category/${next.category}/${next.position}`} replace />;
      }}
    </Loaded>
  );
}
