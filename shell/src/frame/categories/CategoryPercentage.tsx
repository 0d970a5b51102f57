import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { CategorySummary } from '@cert/shared/contract';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { GradeMark, fontSize } from '@cert/shared/ui';
import { markTones } from './markTones.ts';
import { Percent } from './Percent.ts';

type Props = { category: CategorySummary };

/** Completeness of a category. When all its grades of one kind exist, the team sees the reached percentage instead. */
export function CategoryPercentage({ category }: Props) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { gradeCompletedType: kind } = category;
  const reached = kind && category[sums[kind]];
  if (!kind || reached === undefined)
    return <Percent>{formatPercent(category.completeness, language)}</Percent>;
  return (
    <AtEnd>
      <GradeMark
        figure={formatPercent(reached, language)}
        tone={markTones[kind]}
        label={t(`frame.reached.${kind}`)}
      />
    </AtEnd>
  );
}

const sums = {
  system: 'gradeSumSystem',
  certifier: 'gradeSumCertifier',
  final: 'gradeSumCertifierFinal',
} as const;

const AtEnd = styled.span`
  display: flex;
  margin-left: auto;
  font-size: ${fontSize.small};
`;
