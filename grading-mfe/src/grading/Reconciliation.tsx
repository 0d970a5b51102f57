import type { FillerPropsBySlot } from '@cert/shared/platform';
import type { QueuedGrade } from '../saving/useQueuedGrade.ts';
import { FinalComment } from './FinalComment.tsx';
import { FinalGradeField } from './FinalGradeField.tsx';
import { TeamOpinions } from './TeamOpinions.tsx';

type Props = { final: QueuedGrade } & FillerPropsBySlot['area.grading'];

/** Shown after the whole team has finalized: the team's grades, the final grade and the final comment. */
export function Reconciliation({ final, ...place }: Props) {
  const { category, area } = place;
  const opinions = category.certifiers?.[area.id];
  return (
    <>
      {opinions && <TeamOpinions opinions={opinions} />}
      <FinalGradeField final={final} category={category} area={area} />
      <FinalComment {...place} />
    </>
  );
}
