import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatGrade } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { ButtonLink, color, layoutSize, GradeMark, fontSize, space } from '@cert/shared/ui';
import {
  findMeetingStartArea,
  type NumberedArea,
  meetingAreaAddress,
} from './areas/meetingAreas.ts';
import { useRecommendedMinutes } from './time/MeetingTimer.tsx';

type Props = { questionnaireId: number; stops: readonly NumberedArea[] };

/** The start page: the areas of the meeting, and a link to the first area that the reader has not graded yet. */
export function MeetingStart({ questionnaireId, stops }: Props) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const minutes = useRecommendedMinutes();
  const next = findMeetingStartArea(stops);
  return (
    <Column>
      <h1>{t('meeting.title')}</h1>
      {minutes !== undefined && <Lead>{t('meeting.intro', { count: stops.length, minutes })}</Lead>}
      {next && (
        <p>
          <ButtonLink tone="primary">
            <Link to={meetingAreaAddress(questionnaireId, next.number)} state={{ isStep: true }}>
              {t('meeting.start', { number: next.number, area: next.area.title })}
            </Link>
          </ButtonLink>
        </p>
      )}
      <List>
        {stops.map(({ number, area, category }) => (
          <li key={area.id}>
            <Number>{number}</Number>
            <Names>
              <Link to={meetingAreaAddress(questionnaireId, number)} state={{ isStep: true }}>
                {area.title}
              </Link>
              <small>{category.title}</small>
            </Names>
            {area.certifierGrade != null && (
              <GradeMark
                figure={formatGrade(area.certifierGrade, language)}
                tone="own"
                label={t('own.title')}
              />
            )}
          </li>
        ))}
      </List>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${space[4]};
  max-inline-size: ${layoutSize.content};
`;

const Lead = styled.p`
  max-inline-size: ${layoutSize.measure};
  font-size: ${fontSize.lead};
  color: ${color.inkSoft};
`;

const List = styled.ol.attrs({ role: 'list' })`
  border-block-start: 1px solid ${color.line};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    padding-block: ${space[2]};
    border-block-end: 1px solid ${color.line};
  }
`;

const Number = styled.span`
  min-inline-size: 1.6em;
  font-variant-numeric: tabular-nums;
  text-align: end;
  color: ${color.inkSoft};
`;

const Names = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;

  & > small {
    font-size: ${fontSize.small};
    color: ${color.inkSoft};
  }
`;
