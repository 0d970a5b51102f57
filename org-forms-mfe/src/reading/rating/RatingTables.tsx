import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CategorySummary } from '@cert/shared/contract';
import { highestGrade, suggestionBands, type Grade, isKeyArea } from '@cert/shared/domain';
import { formatGrade, formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, Icon, radius, space, stroke } from '@cert/shared/ui';
import { useQuestionnaireId, useCanOpenPage } from '../addresses.ts';
import { ProseTable } from '../prose/ProseTable.tsx';

/** The meaning of the importance levels and of the gold frame. */
export function ImportanceTable() {
  const { t } = useTranslation('org-forms/rating');
  const texts = t('importance', { returnObjects: true });
  const { heads, key, desirable, informative, beyond } = texts;
  return (
    <ProseTable
      caption={texts.caption}
      heads={[heads.level, heads.sign, heads.meaning]}
      rows={[
        {
          key: 1,
          cells: [
            1,
            <Sign key="sign" data-sign="star">
              <Icon name="star-full" /> {key.sign}
            </Sign>,
            key.meaning,
          ],
        },
        { key: 2, cells: [2, desirable.sign, desirable.meaning] },
        { key: 3, cells: [3, informative.sign, informative.meaning] },
        {
          key: 'beyond',
          cells: [
            '–',
            <Sign key="sign" data-sign="gold">
              <i /> {beyond.sign}
            </Sign>,
            beyond.meaning,
          ],
        },
      ]}
    />
  );
}

const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};

  &[data-sign='star'] svg {
    color: ${color.key};
  }

  i {
    flex: none;
    inline-size: ${space[4]};
    block-size: ${space[4]};
    border: ${stroke.mark} solid ${color.beyondLine};
    border-radius: ${radius.small};
    background: ${color.beyondSoft};
  }
`;

/** A table of the suggested grade for each range of averages. */
export function SuggestedGradeTable() {
  const { t } = useTranslation('org-forms/rating');
  const texts = t('bands', { returnObjects: true });
  const language = useLanguage();
  const average = (tenths: number) => formatNumber(tenths / 10, language, 1);
  return (
    <ProseTable
      caption={texts.caption}
      heads={[texts.average, texts.proposal]}
      rows={suggestedGradeRanges.map(({ from, to, gives }) => ({
        key: from,
        cells: [
          `${average(from)} – ${average(to)}`,
          <strong key="grade">{formatGrade(gives, language)}</strong>,
        ],
      }))}
    />
  );
}

/** A range of averages in tenths, both ends included, and the grade that the system suggests for it. */
type SuggestedGradeRange = { from: number; to: number; gives: Grade };

/** The ranges of the system suggestion, from the table with which the server calculates it (`suggestionBands`). */
export const suggestedGradeRanges: readonly SuggestedGradeRange[] = suggestionBands.map(
  ({ from, gives }, index) => {
    const next = suggestionBands[index + 1];
    return { from, to: next ? next.from - 1 : 10 * highestGrade, gives };
  },
);

type Props = { categories: readonly CategorySummary[] };

/** The key areas of this questionnaire, each with its minimum grade. */
export function KeyAreaTable({ categories }: Props) {
  const { t } = useTranslation('org-forms/rating');
  const texts = t('keyAreas', { returnObjects: true });
  const id = useQuestionnaireId();
  const language = useLanguage();
  const hasPage = useCanOpenPage();
  const keyAreas = categories.flatMap(({ slug, areas }) =>
    areas.filter(isKeyArea).map((area) => ({ ...area, path: `category/${slug}/${area.position}` })),
  );
  return (
    <ProseTable
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
