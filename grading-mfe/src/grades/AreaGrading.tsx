import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isKeyArea, selectShownGrade, isBelowMinimumGrade, type Grade } from '@cert/shared/domain';
import { formatGrade, formatNumber } from '@cert/shared/i18n';
import { type FillerPropsBySlot, useLanguage } from '@cert/shared/platform';
import { Card, color, space, Notice, fontSize } from '@cert/shared/ui';
import { MeetingLink } from '../meeting/areas/MeetingLink.tsx';
import { ShortcutHint } from '../meeting/keys/ShortcutHint.tsx';
import {
  toPlaceOfArea,
  useOwnGrade,
  useQueuedGrade,
  type QueuedGrade,
} from '../saving/gradingFields.ts';
import { History } from '../team/History.tsx';
import { AreaShortcuts } from './AreaShortcuts.tsx';
import { EarlierComments } from './EarlierComments.tsx';
import { GradeCounts } from './GradeCounts.tsx';
import { MinimumGrade, PreviousGrade, SystemSuggestion } from './GradeFacts.tsx';
import { OwnComment } from './OwnComment.tsx';
import { OwnGradeField } from './OwnGradeField.tsx';
import { AreaReconciliation } from './AreaReconciliation.tsx';

type Props = FillerPropsBySlot['area.grading'];

/**
 * The grading panel of one area: the system suggestion, the certifier's own grade and comment, and, after the whole
 * team has finalized, the team's grades and the final grade.
 */
export function AreaGrading(place: Props) {
  const { t } = useTranslation('grading');
  const titleId = useId();
  const notes = useRef<HTMLDivElement>(null);
  const { questionnaireId, category, area } = place;
  const own = useOwnGrade(place);
  const final = useFinalGrade(place);
  const { grade: system = null, previousGrade = null } = area;
  const shown = selectShownGrade({ system, certifier: own.grade, final: final.grade });
  const counts = category.systemGrades?.[area.id];
  const importantCounts = category.systemGradesImportant?.[area.id];
  return (
    <Card labelledBy={titleId}>
      <Rows>
        <h2 id={titleId}>
          {area.title}
          {isKeyArea(area) && (
            <>
              <Star aria-hidden="true"> *</Star>
              <span className="visually-hidden">, {t('keyArea')}</span>
            </>
          )}
        </h2>
        <Facts>
          <SystemSuggestion grade={system} />
          {isKeyArea(area) && <MinimumGrade minGrade={area.minGrade} />}
          {previousGrade !== null && <PreviousGrade previous={previousGrade} shown={shown} />}
        </Facts>
        {counts && importantCounts && <GradeCounts all={counts} important={importantCounts} />}
        <MinGradeWarning minGrade={area.minGrade} shown={shown} />
        {/* The final grade comes first, because it is the next decision. */}
        {category.finalized === 1 && <AreaReconciliation {...place} final={final} />}
        <Keyed>
          <OwnGradeField own={own} category={category} area={area} />
          <ShortcutHint keys={['0', '1', '2', '3', '+', '−']} />
        </Keyed>
        <Keyed ref={notes}>
          <OwnComment {...place} />
          <ShortcutHint keys={['c']} />
        </Keyed>
        {category.finalized !== 1 && <FinalGradePending />}
        <EarlierComments
          title={t('area.earlier.final')}
          questionnaireId={questionnaireId}
          category={category}
          comments={category.certifierFinalComments?.[area.id] ?? []}
        />
        <AreaShortcuts {...place} notes={notes}>
          <MeetingLink questionnaireId={questionnaireId} areaId={area.id} />
          <History questionnaireId={questionnaireId} of={{ areaId: area.id }} />
        </AreaShortcuts>
      </Rows>
    </Card>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Keyed = styled.div`
  display: grid;
  gap: ${space[1]};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space[1]};
`;

const Star = styled.span`
  color: ${color.key};
`;

type MinGradeWarningProps = {
  minGrade: number;
  /** The grade that the panel shows now, also if it is not saved yet. */
  shown: Grade | null;
};

/** Warns when the grade of a key area is below its minimum grade. Renders nothing otherwise. */
function MinGradeWarning({ minGrade, shown }: MinGradeWarningProps) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  if (!isBelowMinimumGrade({ minGrade, shown })) return null;
  const least = formatNumber(minGrade, language);
  return (
    <Notice tone="warning">
      {t('least.below', { least, shown: formatGrade(shown, language) })}
    </Notice>
  );
}

/** Shown instead of the final grade until the whole team has finalized. */
function FinalGradePending() {
  const { t } = useTranslation('grading');
  return (
    <div>
      <Title>{t('area.final.title')}</Title>
      <Later>{t('area.final.later')}</Later>
    </div>
  );
}

const Title = styled.h3`
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.final};
`;

const Later = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

/** The final grade of an area. Only the main certifier can change it. */
function useFinalGrade(panel: Props): QueuedGrade {
  const read = panel.area.certifierFinalGrade ?? null;
  return useQueuedGrade({ ...toPlaceOfArea(panel), kind: 'finalGrade', read });
}
