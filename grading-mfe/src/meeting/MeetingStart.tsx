import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { BoardArea, ReconciliationBoard } from '@cert/shared/contract';
import { isKeyArea } from '@cert/shared/domain';
import { formatGrade, formatInitialsById } from '@cert/shared/i18n';
import { useLanguage, useRead } from '@cert/shared/platform';
import {
  BareInitials,
  ButtonLink,
  color,
  layoutSize,
  GradeMark,
  fontSize,
  space,
  TeamGrades,
  TileMap,
} from '@cert/shared/ui';
import {
  findMeetingStartArea,
  type NumberedArea,
  toMeetingAreaAddress,
} from './areas/meetingAreas.ts';
import { useRecommendedMinutes } from './time/MeetingTimer.tsx';

type Props = { questionnaireId: number; stops: readonly NumberedArea[] };

/**
 * The start page: a map of the areas of the meeting, and a link to the first area that the certifier has not graded
 * yet. The map shows the certifier’s own grades; once everybody has finalized, the grades of the whole team. See
 * docs/product/grading.md#meeting.
 */
export function MeetingStart({ questionnaireId, stops }: Props) {
  const { t } = useTranslation('grading');
  const minutes = useRecommendedMinutes();
  const next = findMeetingStartArea(stops);
  const team = useRevealedTeam(questionnaireId);
  return (
    <Column>
      <h1>{t('meeting.title')}</h1>
      {minutes !== undefined && <Lead>{t('meeting.intro', { count: stops.length, minutes })}</Lead>}
      {next && (
        <p>
          <ButtonLink tone="primary">
            <Link to={toMeetingAreaAddress(questionnaireId, next.number)} state={{ isStep: true }}>
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
              <Link to={toMeetingAreaAddress(questionnaireId, number)} state={{ isStep: true }} />
            ),
            isMarked: isKeyArea(area),
            hasFoldedCorner: area.changedSinceGrade === 1,
            children: <AreaMarks area={area} team={team} />,
          })),
        }))}
        legend={
          <>
            <span>{t('meeting.map.key')}</span>
            <span>{t('meeting.map.changed')}</span>
            {team?.members.map(({ id, name }) => (
              <span key={id}>
                <BareInitials>{team.initials.get(id)}</BareInitials> {name}
              </span>
            ))}
          </>
        }
      />
    </Column>
  );
}

/** The team after the reveal: its members with their initials, and the areas by id with everybody’s grades. */
type RevealedTeam = {
  members: ReconciliationBoard['team'];
  initials: ReadonlyMap<number, string>;
  areas: ReadonlyMap<number, BoardArea>;
};

/** Reads the grades of the whole team. Undefined until everybody has finalized, and while a finalization is reset. */
function useRevealedTeam(questionnaireId: number): RevealedTeam | undefined {
  const { data } = useRead('reconciliation', { id: questionnaireId }, { isLive: true });
  if (data?.finalized !== 1) return undefined;
  return {
    members: data.team,
    initials: formatInitialsById(data.team),
    areas: new Map(data.areas.map((area) => [area.id, area])),
  };
}

type AreaMarksProps = Pick<NumberedArea, 'area'> & { team: RevealedTeam | undefined };

function AreaMarks({ area, team }: AreaMarksProps) {
  const { t } = useTranslation('grading');
  const revealed = team?.areas.get(area.id);
  return (
    <>
      {isKeyArea(area) && <span className="visually-hidden">{t('meeting.map.keyArea')}</span>}
      {team && revealed ? (
        <RevealedGrades area={revealed} initials={team.initials} />
      ) : (
        <OwnGrade area={area} />
      )}
      {area.changedSinceGrade === 1 && (
        <span className="visually-hidden">{t('meeting.map.changed')}</span>
      )}
    </>
  );
}

/** The final grade of an area, if it has one, and everybody’s grade; a dash for a certifier without a grade. */
function RevealedGrades({ area, initials }: { area: BoardArea } & Pick<RevealedTeam, 'initials'>) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  return (
    <>
      {area.finalGrade !== null && (
        <GradeMark
          figure={formatGrade(area.finalGrade, language)}
          tone="final"
          label={t('area.final.title')}
        />
      )}
      <TeamGrades
        grades={area.marks.map(({ certifierId, name, grade }) => ({
          ...{ id: certifierId, name, initials: initials.get(certifierId) ?? '' },
          figure: formatGrade(grade, language),
        }))}
      />
    </>
  );
}

/** The certifier's own grade of an area or, until there is one, the system suggestion. */
function OwnGrade({ area }: Pick<NumberedArea, 'area'>) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const { certifierGrade = null, grade = null } = area;
  if (certifierGrade !== null)
    return (
      <GradeMark figure={formatGrade(certifierGrade, language)} tone="own" label={t('own.title')} />
    );
  return (
    grade !== null && (
      <GradeMark
        figure={formatGrade(grade, language)}
        tone="system"
        label={t('meeting.map.suggestion')}
      />
    )
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
