import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProgrammeReply } from '@cert/shared/contract';
import { beyondGrade, grades } from '@cert/shared/domain';
import { formatGrade } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, radius, fontSize, space, Badge } from '@cert/shared/ui';
import { ReadingPage } from '../prose/ReadingPage.tsx';
import { ReadingPageLoader } from '../ReadingPageLoader.tsx';
import { SuggestedGradeTable, ImportanceTable, KeyAreaTable } from './RatingTables.tsx';

/** Serves `/{id}/rating`, which explains how scoring works. */
export function RatingPage() {
  return (
    <ReadingPageLoader namespace="org-forms/rating">
      {({ programme, categories }) => (
        <ReadingPage
          namespace="org-forms/rating"
          parts={{
            scale: <GradeRow />,
            questions: <ImportanceTable />,
            proposal: <SuggestedGradeTable />,
            certificate: <KeyAreaTable categories={categories} />,
            beyond: <BeyondCategoryNames themes={programme.beyondCategories} />,
          }}
        />
      )}
    </ReadingPageLoader>
  );
}

/** All grades in a row, with the Above and Beyond grade in gold. */
function GradeRow() {
  const { t } = useTranslation('org-forms/rating');
  const texts = t('scale', { returnObjects: true });
  const language = useLanguage();
  const captions = [texts.lowest, ...grades.slice(2).map(() => ''), texts.highest];
  return (
    <Row aria-label={texts.caption} role="list">
      {grades.map((grade, index) => (
        <li key={grade}>
          <Mark>{formatGrade(grade, language)}</Mark>
          <small>{captions[index]}</small>
        </li>
      ))}
      <li data-tone="gold">
        <Mark>{formatGrade(beyondGrade, language)}</Mark>
        <small>{texts.beyond}</small>
      </li>
    </Row>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${space[7]}, 1fr));
  gap: ${space[2]};
  break-inside: avoid;

  && {
    max-inline-size: none;
  }

  li {
    display: grid;
    align-content: start;
    gap: ${space[1]};
  }

  li[data-tone='gold'] > span {
    border-color: ${color.beyondLine};
    background: ${color.beyondSoft};
    color: ${color.beyond};
  }

  small {
    font-size: ${fontSize.small};
    line-height: 1.3;
    text-align: center;
    color: ${color.inkSoft};
  }
`;

const Mark = styled.span`
  padding-block: ${space[2]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.paper};
  font-weight: 600;
  text-align: center;
`;

type Props = { themes: ProgrammeReply['beyondCategories'] };

/** The names of the Above and Beyond categories. */
function BeyondCategoryNames({ themes }: Props) {
  const { t } = useTranslation('org-forms/rating');
  return (
    <Rows>
      <span id="themes">{t('themes')}</span>
      <ul role="list" aria-labelledby="themes">
        {themes.map(({ category, title: theme }) => (
          <li key={category}>
            <Badge tone="beyond">{theme}</Badge>
          </li>
        ))}
      </ul>
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[2]};

  span {
    font-size: ${fontSize.text};
  }

  & > span {
    color: ${color.inkSoft};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;
