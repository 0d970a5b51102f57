import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Overview } from '@cert/shared/contract';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontSize, Icon, space } from '@cert/shared/ui';
import { questionAddress } from './addresses.ts';
import { HomeCard } from './HomeCard.tsx';
import { missingKinds } from './missingKinds.ts';

type Props = { questionnaireId: number; overview: Overview };

/**
 * Shows how many answers, documents and comments the client still has to provide, each with a link to the first one.
 */
export function WhatIsLeft({ questionnaireId, overview: { left } }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  return (
    <HomeCard title={t('home.left.title')}>
      <List>
        {missingKinds.map((kind) => {
          const { count, first } = left[kind];
          return (
            <li key={kind}>
              <span>
                {count === 0 ? (
                  <Done>
                    <Icon name="check" /> {t(`home.left.none.${kind}`)}
                  </Done>
                ) : (
                  <>
                    <b>{formatNumber(count, language)}</b> {t(`home.left.${kind}`, { count })}
                  </>
                )}
              </span>
              {first && (
                <Link to={questionAddress(questionnaireId, first)}>
                  {t('home.left.first', { area: first.areaTitle, number: first.position })}
                </Link>
              )}
            </li>
          );
        })}
      </List>
    </HomeCard>
  );
}

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;

  > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }

  b {
    font-size: ${fontSize.lead};
  }
`;

const Done = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.final};

  svg {
    inline-size: 1em;
  }
`;
