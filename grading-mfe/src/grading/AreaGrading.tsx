import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { isKeyArea, shownGrade } from '@cert/shared/domain';
import type { FillerPropsBySlot } from '@cert/shared/platform';
import { Card, color, space } from '@cert/shared/ui';
import { History } from '../history/History.tsx';
import { MeetingLink } from '../meeting/stops/MeetingLink.tsx';
import { useDescribeGradeChanges } from '../saving/useDescribeGradeChanges.ts';
import { EarlierComments } from './EarlierComments.tsx';
import { FinalGradePending } from './FinalGradePending.tsx';
import { GradeCounts } from './GradeCounts.tsx';
import { MinGrade } from './MinGrade.tsx';
import { MinGradeWarning } from './MinGradeWarning.tsx';
import { OwnComment } from './OwnComment.tsx';
import { OwnGradeField } from './OwnGradeField.tsx';
import { PreviousGrade } from './PreviousGrade.tsx';
import { Reconciliation } from './Reconciliation.tsx';
import { SystemSuggestion } from './SystemSuggestion.tsx';
import { useFinalGrade } from './useFinalGrade.ts';
import { useOwnGrade } from './useOwnGrade.ts';

type Props = FillerPropsBySlot['area.grading'];

/** The team's panel of one area: the system suggestion, the reader's own grade and comment, and the team's grades. */
export function AreaGrading(place: Props) {
  const { t } = useTranslation('grading');
  const titleId = useId();
  const { questionnaireId, category, area } = place;
  const own = useOwnGrade({ questionnaireId, area });
  const final = useFinalGrade({ questionnaireId, area });
  useDescribeGradeChanges(place);
  const { grade: system = null, previousGrade = null } = area;
  const shown = shownGrade({ system, certifier: own.grade, final: final.grade });
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
          {isKeyArea(area) && <MinGrade minGrade={area.minGrade} />}
          {previousGrade !== null && <PreviousGrade previous={previousGrade} shown={shown} />}
        </Facts>
        {counts && importantCounts && <GradeCounts all={counts} important={importantCounts} />}
        <MinGradeWarning minGrade={area.minGrade} shown={shown} />
        {/* The final grade comes first, because it is the next decision. */}
        {category.finalized === 1 && <Reconciliation {...place} final={final} />}
        <OwnGradeField own={own} category={category} area={area} />
        <OwnComment {...place} />
        {category.finalized !== 1 && <FinalGradePending />}
        <EarlierComments
          title={t('area.earlier.final')}
          questionnaireId={questionnaireId}
          category={category}
          comments={category.certifierFinalComments?.[area.id] ?? []}
        />
        <div>
          <MeetingLink questionnaireId={questionnaireId} areaId={area.id} />
          <History questionnaireId={questionnaireId} of={{ areaId: area.id }} />
        </div>
      </Rows>
    </Card>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space[1]};
`;

const Star = styled.span`
  color: ${color.key};
`;
