import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { RecentChange } from '@cert/shared/contract';
import { formatAgo, formatDayTime } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontSize, RowList } from '@cert/shared/ui';
import { toAreaAddress } from './addresses.ts';
import { HomeCard } from './HomeCard.tsx';

type Props = { questionnaireId: number; changes: readonly RecentChange[] };

/** Number of changes for which there is space beside the wheel. */
const shownChanges = 5;

/** The latest changes: who changed what, and when. Renders nothing without changes. */
export function RecentChanges({ questionnaireId, changes }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  if (changes.length === 0) return null;
  return (
    <HomeCard title={t('home.recent.title')}>
      <RowList>
        {changes.slice(0, shownChanges).map((change) => {
          const { at, by, own, kind, count, areaTitle, categorySlug, areaPosition } = change;
          const name = own === 1 ? t('home.recent.you') : (by ?? t('home.recent.office'));
          return (
            <li key={`${at} ${kind} ${areaTitle} ${name}`}>
              <span>
                <Author>{name}</Author> · {t(`home.recent.${kind}`, { count })} ·{' '}
                <Link
                  to={toAreaAddress(questionnaireId, {
                    slug: categorySlug,
                    position: areaPosition,
                  })}
                >
                  {areaTitle}
                </Link>
              </span>
              <Time dateTime={at} title={formatDayTime(at, language)}>
                {formatAgo(at, language)}
              </Time>
            </li>
          );
        })}
      </RowList>
    </HomeCard>
  );
}

const Author = styled.b`
  font-weight: 600;
`;

const Time = styled.time`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
