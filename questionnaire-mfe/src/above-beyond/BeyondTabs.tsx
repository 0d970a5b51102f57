import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { beyondCategories, type BeyondCategory } from '@cert/shared/domain';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage, useRead } from '@cert/shared/platform';
import { color, Icon, fontSize, space, Tabs } from '@cert/shared/ui';
import { beyondAddress } from './beyondAddress.ts';

type Props = { questionnaireId: number; current: BeyondCategory | undefined };

/**
 * The five category tabs with the percentage of marked questions. A category that reached its target has the colour of
 * final grades.
 */
export function BeyondTabs({ questionnaireId, current }: Props) {
  const { t } = useTranslation('questionnaire');
  const { data: stats = [] } = useRead(
    'aboveBeyondStats',
    { id: questionnaireId },
    { isLive: true },
  );
  const tabs = beyondCategories.map((category) => ({
    id: category,
    isCurrent: category === current,
    link: (
      <Link to={beyondAddress({ questionnaireId, category })}>
        {t(`beyond.${category}`)}
        <Marked stat={stats.find((stat) => stat.category === category)} />
      </Link>
    ),
  }));
  return <Tabs label={t('beyondPage.tabs')} tabs={tabs} />;
}

function Marked({ stat }: { stat: { percentage: number | null; reached: 0 | 1 } | undefined }) {
  const { t } = useTranslation('questionnaire');
  const language = useLanguage();
  if (!stat) return null;
  if (stat.percentage === null) return <Percent $isReached={false}>{t('beyondPage.none')}</Percent>;
  return (
    <Percent $isReached={stat.reached === 1}>
      {stat.reached === 1 && <Icon name="check" />}
      {t('beyondPage.percent', { percent: formatPercent(stat.percentage, language) })}
      {stat.reached === 1 && <span className="visually-hidden">, {t('beyondPage.reached')}</span>}
    </Percent>
  );
}

const Percent = styled.small<{ $isReached: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  font-size: ${fontSize.small};
  font-weight: ${({ $isReached }) => ($isReached ? 700 : 400)};
  color: ${({ $isReached }) => ($isReached ? color.final : color.inkSoft)};
`;
