import { ownGradeLockReason, grades, type Grade } from '@cert/shared/domain';
import type { FillerPropsBySlot } from '@cert/shared/platform';
import { useOwnGrade } from '../saving/gradingFields.ts';
import type { GradeCommand } from './keys/meetingCommands.ts';

/**
 * Returns a function that applies a grade command to the certifier's own grade. It does nothing while the grade is
 * locked.
 */
export function useApplyGradeCommand(
  panel: FillerPropsBySlot['area.grading'],
): (command: GradeCommand) => void {
  const { category, area } = panel;
  const own = useOwnGrade(panel);
  return (command) => {
    const lock = ownGradeLockReason({
      settings: { gradingLocked: category.gradingLocked === 1 },
      hasFinalized: category.ownFinalized === 1,
      areaCounts: area.open,
    });
    if (lock) return;
    switch (command.kind) {
      case 'grade':
        return own.choose(command.grade);
      case 'step':
        return own.choose(stepGrade(own.grade, command.direction));
      case 'clear':
        return own.choose(null);
    }
  };
}

/**
 * Returns the next grade up or down (half a grade), within the scale. Without a grade, a step up gives the lowest grade
 * and a step down gives null.
 */
export function stepGrade(grade: Grade | null, direction: 1 | -1): Grade | null {
  if (grade === null) return direction === 1 ? grades[0] : null;
  return grades[grades.indexOf(grade) + direction] ?? grade;
}
