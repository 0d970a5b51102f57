import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QuestionnaireOverview } from '@cert/shared/contract';
import { missingKinds } from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { DoneMark, fontSize, RowList } from '@cert/shared/ui';
import { toQuestionAddress } from './addresses.ts';
import { HomeCard } from './HomeCard.tsx';

type Props = { questionnaireId: number; overview: QuestionnaireOverview };

/**
 * Shows how many answers, documents and comments the client still has to provide, each with a link to the first one.
 */
export function MissingEntries({ questionnaireId, overview: { left } }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  return (
    <HomeCard title={t('home.left.title')}>
      <RowList>
        {missingKinds.map((kind) => {
          const { count, first } = left[kind];
          return (
            <li key={kind}>
              <span>
                {count === 0 ? (
                  <DoneMark isDone>{t(`home.left.none.${kind}`)}</DoneMark>
                ) : (
                  <>
                    <Count>{formatNumber(count, language)}</Count>{' '}
                    {t(`home.left.${kind}`, { count })}
                  </>
                )}
              </span>
              {first && (
                <Link to={toQuestionAddress(questionnaireId, first)}>
                  {t('home.left.first', { area: first.areaTitle, number: first.position })}
                </Link>
              )}
            </li>
          );
        })}
      </RowList>
    </HomeCard>
  );
}

const Count = styled.b`
  font-size: ${fontSize.lead};
`;
