import { Loaded, Navigate, useRead } from '@cert/shared/platform';
import { Notice } from '@cert/shared/ui';
import { useQuestionnaireId } from '../frame/useQuestionnaireId.ts';
import { useShellWords } from '../shellWords.ts';

/** `/{id}`: straight to the first area that is not complete yet, else to the first one. */
export function QuestionnaireHomePage() {
  const t = useShellWords();
  const id = useQuestionnaireId();
  const categories = useRead('areaCategoryList', id === undefined ? null : { id });
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
