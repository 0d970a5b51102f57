import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatGrade } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, media, radius, fontSize, space } from '@cert/shared/ui';
import { toMeetingAreaAddress, type NumberedArea } from './meetingAreas.ts';

type Props = { questionnaireId: number; stops: readonly NumberedArea[]; current: number };

/**
 * Links to all areas of the meeting, as a row of numbers. Marks the current area and the areas that the certifier has
 * graded.
 */
export function MeetingAreaNav({ questionnaireId, stops, current }: Props) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  return (
    <nav aria-label={t('meeting.areas')}>
      <Row>
        {stops.map(({ number, area, category }, index) => {
          const grade = area.certifierGrade ?? null;
          const state =
            grade === null
              ? t('meeting.ungraded')
              : t('meeting.graded', { grade: formatGrade(grade, language) });
          const before = stops[index - 1];
          const startsCategory = before !== undefined && before.category.slug !== category.slug;
          return (
            <Place key={area.id} $isApart={startsCategory}>
              <Stop
                to={toMeetingAreaAddress(questionnaireId, number)}
                state={{ isStep: true }}
                aria-current={number === current ? 'page' : undefined}
                title={`${area.title} · ${state}`}
                $isGraded={grade !== null}
              >
                {number}
                <span className="visually-hidden">
                  {' '}
                  {area.title}, {state}
                </span>
              </Stop>
            </Place>
          );
        })}
      </Row>
    </nav>
  );
}

const Row = styled.ol.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

const Place = styled.li<{ $isApart: boolean }>`
  margin-inline-start: ${({ $isApart }) => ($isApart ? space[2] : 0)};
`;

// Graded areas have a blue, underlined number. The current area has a dark background.
const Stop = styled(Link)<{ $isGraded: boolean }>`
  display: grid;
  place-items: center;
  min-inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 1px solid ${({ $isGraded }) => ($isGraded ? color.own : color.line)};
  border-radius: ${radius.small};
  font-size: ${fontSize.small};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration: ${({ $isGraded }) => ($isGraded ? 'underline' : 'none')};
  color: ${({ $isGraded }) => ($isGraded ? color.own : color.inkSoft)};
  background: ${({ $isGraded }) => ($isGraded ? color.ownSoft : color.paper)};

  &:hover {
    border-color: ${color.brand};
    color: ${color.brand};
  }

  &[aria-current] {
    border-color: ${color.brand};
    color: ${color.brandInk};
    background: ${color.brand};
  }

  @media ${media.forcedColors} {
    &[aria-current] {
      forced-color-adjust: none;
      border-color: Highlight;
      color: HighlightText;
      background: Highlight;
    }
  }
`;
