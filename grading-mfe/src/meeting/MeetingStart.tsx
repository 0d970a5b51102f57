import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { isKeyArea } from '@cert/shared/domain';
import { formatGrade } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import {
  ButtonLink,
  color,
  layoutSize,
  GradeMark,
  fontSize,
  space,
  TileMap,
} from '@cert/shared/ui';
import {
  findMeetingStartArea,
  type NumberedArea,
  meetingAreaAddress,
} from './areas/meetingAreas.ts';
import { useRecommendedMinutes } from './time/MeetingTimer.tsx';

type Props = { questionnaireId: number; stops: readonly NumberedArea[] };

/**
 * The start page: a map of the areas of the meeting, and a link to the first area that the certifier has not graded
 * yet.
 */
export function MeetingStart({ questionnaireId, stops }: Props) {
  const { t } = useTranslation('grading');
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
      <TileMap
        rows={listRows(stops).map(({ category, stops: inCategory }) => ({
          id: category.slug,
          title: `${category.position}. ${category.title}`,
          tiles: inCategory.map(({ number, area }) => ({
            id: area.id,
            number,
            title: area.title,
            link: (
              <Link to={meetingAreaAddress(questionnaireId, number)} state={{ isStep: true }} />
            ),
            isMarked: isKeyArea(area),
            hasFoldedCorner: area.changedSinceGrade === 1,
            children: <AreaGrade area={area} />,
          })),
        }))}
        legend={
          <>
            <span>{t('meeting.map.key')}</span>
            <span>{t('meeting.map.changed')}</span>
          </>
        }
      />
    </Column>
  );
}

/** The certifier's own grade of an area or, until there is one, the system suggestion. */
function AreaGrade({ area }: Pick<NumberedArea, 'area'>) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const { certifierGrade = null, grade = null } = area;
  return (
    <>
      {isKeyArea(area) && <span className="visually-hidden">{t('meeting.map.keyArea')}</span>}
      {certifierGrade !== null ? (
        <GradeMark
          figure={formatGrade(certifierGrade, language)}
          tone="own"
          label={t('own.title')}
        />
      ) : (
        grade !== null && (
          <GradeMark
            figure={formatGrade(grade, language)}
            tone="system"
            label={t('meeting.map.suggestion')}
          />
        )
      )}
      {area.changedSinceGrade === 1 && (
        <span className="visually-hidden">{t('meeting.map.changed')}</span>
      )}
    </>
  );
}

/** Groups the areas of the meeting by category; both keep their order. */
function listRows(stops: readonly NumberedArea[]) {
  const rows: { category: NumberedArea['category']; stops: NumberedArea[] }[] = [];
  for (const stop of stops) {
    const last = rows.at(-1);
    if (last?.category.slug === stop.category.slug) last.stops.push(stop);
    else rows.push({ category: stop.category, stops: [stop] });
  }
  return rows;
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
