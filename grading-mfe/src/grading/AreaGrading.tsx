import { useId } from 'react';
import { styled } from 'styled-components';
import { isKeyArea, shownGrade } from '@cert/shared/domain';
import type { SlotProps } from '@cert/shared/platform';
import { Card, color, space } from '@cert/shared/ui';
import { useWords } from '../useWords.ts';
import { LeastGrade } from './LeastGrade.tsx';
import { LeastGradeWarning } from './LeastGradeWarning.tsx';
import { OwnGradeField } from './OwnGradeField.tsx';
import { PreviousGrade } from './PreviousGrade.tsx';
import { Suggestion } from './Suggestion.tsx';
import { useOwnGrade } from './useOwnGrade.ts';

type Props = SlotProps['area.grading'];

/** The team's panel of one area: what the system suggests, and the reader's own grade. */
export function AreaGrading({ questionnaireId, category, area }: Props) {
  const t = useWords();
  const titleId = useId();
  const own = useOwnGrade({ questionnaireId, area });
  const { grade: system = null, certifierFinalGrade: final = null, previousGrade = null } = area;
  const shown = shownGrade({ system, certifier: own.grade, final });
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
          <Suggestion grade={system} />
          {isKeyArea(area) && <LeastGrade minGrade={area.minGrade} />}
          {previousGrade !== null && <PreviousGrade previous={previousGrade} shown={shown} />}
        </Facts>
        <OwnGradeField own={own} category={category} area={area} />
        <LeastGradeWarning minGrade={area.minGrade} shown={shown} />
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
