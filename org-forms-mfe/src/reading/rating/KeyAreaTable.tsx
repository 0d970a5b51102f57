import type { CategorySummary } from '@cert/shared/contract';
import { isKeyArea } from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { Link, useLanguage } from '@cert/shared/platform';
import { useQuestionnaireId } from '../../useQuestionnaireId.ts';
import { FactTable } from '../prose/FactTable.tsx';
import { useHasPage } from '../useHasPage.ts';
import type { RatingText } from './RatingText.ts';

type Props = { words: RatingText['keyAreas']; categories: readonly CategorySummary[] };

/** The key areas of this questionnaire's own content, each with the grade that it needs. */
export function KeyAreaTable({ words, categories }: Props) {
  const id = useQuestionnaireId();
  const language = useLanguage();
  const hasPage = useHasPage();
  const keyAreas = categories.flatMap(({ slug, areas }) =>
    areas.filter(isKeyArea).map((area) => ({ ...area, path: `category/${slug}/${area.position}` })),
  );
  return (
    <FactTable
      caption={words.caption}
      heads={[words.area, words.least]}
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
