import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CategorySummary } from '@cert/shared/contract';
import { isKeyArea } from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { useQuestionnaireId } from '../../useQuestionnaireId.ts';
import { FactTable } from '../prose/FactTable.tsx';
import { useHasPage } from '../useHasPage.ts';

type Props = { categories: readonly CategorySummary[] };

/** The key areas of this questionnaire, each with its minimum grade. */
export function KeyAreaTable({ categories }: Props) {
  const { t } = useTranslation('org-forms/rating');
  const texts = t('keyAreas', { returnObjects: true });
  const id = useQuestionnaireId();
  const language = useLanguage();
  const hasPage = useHasPage();
  const keyAreas = categories.flatMap(({ slug, areas }) =>
    areas.filter(isKeyArea).map((area) => ({ ...area, path: `category/${slug}/${area.position}` })),
  );
  return (
    <FactTable
      caption={texts.caption}
      heads={[texts.area, texts.least]}
      rows={keyAreas.map(({ id: key, title, path, open, minGrade }) => ({
        key,
        cells: [
          open && hasPage(path) ? <Link to={`/${id}/${path}`}>{title}</Link> : title,
          <strong key="least">{formatNumber(minGrade, language)}</strong>,
        ],
      }))}
    />
  );
}
