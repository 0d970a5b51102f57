import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CertifierMark, Overview, OverviewArea } from '@cert/shared/contract';
import { formatGrade, formatNumber, formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import {
  color,
  fontSize,
  GradeMark,
  Icon,
  radius,
  space,
  TileMap,
  type MapTile,
} from '@cert/shared/ui';
import { areaAddress } from './addresses.ts';

type Props = { questionnaireId: number; overview: Overview };

/**
 * The map of all areas. Clients see how complete each is and what is missing; the team sees grades, and once everybody
 * has finalized the three grades of each area with their spread. See docs/product/overview.md#map.
 */
export function AreaMap({ questionnaireId, overview }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const isTeam = overview.grading !== undefined;
  const isRevealed = overview.grading?.finalized === 1;
  const numbers = new Map(
    overview.categories
      .flatMap(({ areas }) => areas.filter(({ counts }) => counts))
      .map(({ id }, index) => [id, index + 1]),
  );
  const tile = (given: OverviewArea, slug: string): MapTile => {
    // What is missing cannot be given any more.
    const area = overview.locked === 1 ? { ...given, left: 0 } : given;
    return {
      id: area.id,
      number: numbers.get(area.id) ?? '–',
      title: area.title,
      ...(area.counts && {
        link: <Link to={areaAddress(questionnaireId, { slug, position: area.position })} />,
      }),
      ...(!isTeam && { percent: area.completeness }),
      tone: isDone(area, isTeam) ? 'done' : 'plain',
      isMarked: area.minGrade > 0,
      isFolded: area.changedSinceOwn === 1,
      children: area.counts ? <AreaMarks area={area} isTeam={isTeam} /> : t('home.map.outside'),
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
              {!isRevealed && (
                <span>
                  <Corner data-corner="changed" aria-hidden="true" /> {t('home.map.changed')}
                </span>
              )}
            </>
          ) : (
            <span>{t('home.map.filled')}</span>
          )}
        </>
      }
    />
  );
}

/** Green tiles: nothing is left for the client, or the team has agreed on the final grade. */
function isDone(area: OverviewArea, isTeam: boolean): boolean {
  if (!area.counts) return false;
  return isTeam ? area.finalGrade != null : area.left === 0 && area.completeness === 100;
}

function AreaMarks({ area, isTeam }: { area: OverviewArea; isTeam: boolean }) {
  const { t } = useTranslation('org-forms');
  const key = area.minGrade > 0 && <span className="visually-hidden">{t('home.map.keyArea')}</span>;
  return (
    <>
      {key}
      {isTeam ? <GradeMarks area={area} /> : <Completeness area={area} />}
    </>
  );
}

function Completeness({ area: { completeness, left } }: { area: OverviewArea }) {
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
      {formatPercent(completeness, language)}
      {left > 0 && <Left>{t('home.map.left', { count: left })}</Left>}
    </>
  );
}

function GradeMarks({ area }: { area: OverviewArea }) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const { marks, spread = 0, ownGrade = null, suggestion = null, finalGrade = null } = area;
  const final = finalGrade !== null && (
    <GradeMark
      figure={formatGrade(finalGrade, language)}
      tone="final"
      label={t('home.map.finalGrade')}
    />
  );
  if (marks)
    return (
      <>
        {final}
        {spread > 0 && (
          <Left>{t('home.map.spread', { spread: formatNumber(spread, language) })}</Left>
        )}
        <Marks marks={marks} />
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

/** Everybody's grades of one area, beside each other; a certifier without a grade has a dash. */
function Marks({ marks }: { marks: readonly CertifierMark[] }) {
  const language = useLanguage();
  return (
    <Three>
      {marks.map(({ certifierId, name, grade }) => (
        <GradeMark
          key={certifierId}
          figure={formatGrade(grade, language)}
          tone="own"
          label={name}
        />
      ))}
    </Three>
  );
}

const Three = styled.span`
  display: flex;
  gap: ${space[1]};
  inline-size: 100%;
  font-size: ${fontSize.small};
`;

const Check = styled.span`
  color: ${color.final};

  svg {
    inline-size: 1.1em;
  }
`;

const Left = styled.span`
  margin-inline-start: auto;
  font-size: ${fontSize.small};
  color: ${color.warning};
  white-space: nowrap;
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
