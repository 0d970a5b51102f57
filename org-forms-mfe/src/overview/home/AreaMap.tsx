import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MemberGrade, QuestionnaireOverview, OverviewArea } from '@cert/shared/contract';
import { isBelowMinimumGrade } from '@cert/shared/domain';
import { formatGrade, formatNumber, formatPercent, formatInitialsById } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import {
  BareInitials,
  color,
  fontSize,
  GradeMark,
  Icon,
  radius,
  TeamGrades,
  TileMap,
  type MapTile,
} from '@cert/shared/ui';
import { toAreaAddress } from './addresses.ts';
import { MissingEntryCounts, MissingCountsLegend } from './MissingEntryCounts.tsx';

type Props = { questionnaireId: number; overview: QuestionnaireOverview };

const nothingLeft: OverviewArea['leftByKind'] = { answers: 0, documents: 0, comments: 0 };

/**
 * The map of all areas. Clients see how complete each area is and what is missing. Certifiers see their own grades, the
 * system suggestions and the final grades; after the whole team has finalized, they see the grades of all three and the
 * spread. See docs/product/overview.md#map.
 */
export function AreaMap({ questionnaireId, overview }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const isTeam = overview.grading !== undefined;
  const isRevealed = overview.grading?.finalized === 1;
  const initials = formatInitialsById(overview.grading?.team ?? []);
  const numbers = new Map(
    overview.categories
      .flatMap(({ areas }) => areas.filter(({ counts }) => counts))
      .map(({ id }, index) => [id, index + 1]),
  );
  const tile = (given: OverviewArea, slug: string): MapTile => {
    // While the questionnaire is locked, clients cannot add what is missing, so missing entries are not shown.
    const area = overview.locked === 1 ? { ...given, left: 0, leftByKind: nothingLeft } : given;
    return {
      id: area.id,
      number: numbers.get(area.id) ?? '–',
      title: area.title,
      ...(area.counts && {
        link: <Link to={toAreaAddress(questionnaireId, { slug, position: area.position })} />,
      }),
      ...(!isTeam && { percent: area.completeness }),
      tone: isDone(area, isTeam) ? 'done' : 'plain',
      isMarked: area.minGrade > 0,
      hasFoldedCorner: area.changedSinceOwn === 1,
      children: area.counts ? (
        <AreaMarks area={area} isTeam={isTeam} initials={initials} />
      ) : (
        t('home.map.outside')
      ),
    };
  };
  return (
    <TileMap
      rows={overview.categories.map(({ id, position, title, slug, completeness, areas }) => ({
        id,
        title: `${position}. ${title}`,
        ...(!isTeam &&
          areas.some(({ counts }) => counts) && { figure: formatPercent(completeness, language) }),
        tiles: areas.map((area) => tile(area, slug)),
      }))}
      legend={
        <>
          <span>
            <Corner data-corner="key" aria-hidden="true" /> {t('home.map.key')}
          </span>
          {isTeam ? (
            <>
              <span>
                <GradeMark figure="2" tone="own" label="" /> {t('home.map.own')}
              </span>
              <span>
                <GradeMark figure="2" tone="system" label="" /> {t('home.map.suggestion')}
              </span>
              <span>
                <GradeMark figure="2" tone="final" label="" /> {t('home.map.final')}
              </span>
              {isRevealed ? (
                overview.grading?.team.map(({ id, name }) => (
                  <span key={id}>
                    <BareInitials>{initials.get(id)}</BareInitials> {name}
                  </span>
                ))
              ) : (
                <span>
                  <Corner data-corner="changed" aria-hidden="true" /> {t('home.map.changed')}
                </span>
              )}
            </>
          ) : (
            <>
              <span>{t('home.map.filled')}</span>
              {overview.locked === 0 && <MissingCountsLegend />}
            </>
          )}
        </>
      }
    />
  );
}

/**
 * Whether the tile of an area is green: for a client, if the area is complete and nothing is left to provide; for the
 * team, if it has a final grade that is not below the minimum of a key area. Areas that do not count are never green.
 */
function isDone(area: OverviewArea, isTeam: boolean): boolean {
  if (!area.counts) return false;
  return isTeam
    ? area.finalGrade != null && !isTooLow(area)
    : area.left === 0 && area.completeness === 100;
}

/**
 * Whether the final grade of a key area is below its minimum. A grade of 0 is; a missing grade is not. See
 * docs/product/overview.md#map.
 */
function isTooLow({ minGrade, finalGrade = null }: OverviewArea): boolean {
  return isBelowMinimumGrade({ minGrade, shown: finalGrade });
}

/** The initials of the team's members, by account id. */
type TeamInitials = ReadonlyMap<number, string>;

type AreaMarksProps = { area: OverviewArea; isTeam: boolean; initials: TeamInitials };

function AreaMarks({ area, isTeam, initials }: AreaMarksProps) {
  const { t } = useTranslation('org-forms');
  const key = area.minGrade > 0 && <span className="visually-hidden">{t('home.map.keyArea')}</span>;
  return (
    <>
      {key}
      {isTeam ? <GradeMarks area={area} initials={initials} /> : <Completeness area={area} />}
    </>
  );
}

function Completeness({ area: { completeness, left, leftByKind } }: { area: OverviewArea }) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  if (completeness === 100 && left === 0)
    return (
      <Check>
        <Icon name="check" />
        <span className="visually-hidden">{t('home.map.complete')}</span>
      </Check>
    );
  return (
    <>
      {/* 100 % would look complete, although a document or a comment is still missing. */}
      {completeness === 100 ? t('home.map.answered') : formatPercent(completeness, language)}
      <MissingEntryCounts counts={leftByKind} />
    </>
  );
}

function GradeMarks({ area, initials }: Omit<AreaMarksProps, 'isTeam'>) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const { marks, spread = 0, ownGrade = null, suggestion = null, finalGrade = null } = area;
  const final = finalGrade !== null && (
    <>
      <GradeMark
        figure={formatGrade(finalGrade, language)}
        tone="final"
        label={t('home.map.finalGrade')}
      />
      {isTooLow(area) && (
        <TooLow>{t('home.map.below', { least: formatNumber(area.minGrade, language) })}</TooLow>
      )}
    </>
  );
  if (marks)
    return (
      <>
        {final}
        {spread > 0 && (
          <Spread>{t('home.map.spread', { spread: formatNumber(spread, language) })}</Spread>
        )}
        <Marks marks={marks} initials={initials} />
      </>
    );
  return (
    <>
      {final}
      {ownGrade !== null && (
        <GradeMark
          figure={formatGrade(ownGrade, language)}
          tone="own"
          label={t('home.map.ownGrade')}
        />
      )}
      {suggestion !== null && (
        <GradeMark
          figure={formatGrade(suggestion, language)}
          tone="system"
          label={t('home.map.suggestion')}
        />
      )}
      {area.changedSinceOwn === 1 && (
        <span className="visually-hidden">{t('home.map.changed')}</span>
      )}
    </>
  );
}

type MarksProps = { marks: readonly MemberGrade[]; initials: TeamInitials };

/** The grades of all team members for one area, each below the initials; a dash for a certifier without a grade. */
function Marks({ marks, initials }: MarksProps) {
  const language = useLanguage();
  return (
    <TeamGrades
      grades={marks.map(({ certifierId, name, grade }) => ({
        ...{ id: certifierId, name, initials: initials.get(certifierId) ?? '' },
        figure: formatGrade(grade, language),
      }))}
    />
  );
}

const Check = styled.span`
  color: ${color.final};

  svg {
    inline-size: 1.1em;
  }
`;

const Spread = styled.span`
  margin-inline-start: auto;
  font-size: ${fontSize.small};
  color: ${color.warning};
  white-space: nowrap;
`;

const TooLow = styled.span`
  font-size: ${fontSize.small};
  line-height: 1.2;
  color: ${color.warning};
`;

const Corner = styled.span`
  display: inline-block;
  inline-size: 0.8em;
  block-size: 0.8em;
  border: 0.4em solid transparent;
  border-radius: ${radius.small};
  vertical-align: -0.05em;
  forced-color-adjust: none;
  print-color-adjust: exact;

  &[data-corner='key'] {
    border-color: ${color.key} ${color.key} transparent transparent;
  }

  &[data-corner='changed'] {
    border-color: transparent ${color.warning} ${color.warning} transparent;
  }
`;
