import { completenessPercent } from '@cert/shared/domain';
import type { AreaSummary } from '@cert/shared/contract';
import { asFlag } from '../asFlag.ts';
import type { AreaStatus } from './areaStatus.ts';
import type { Localize } from '../editions/createLocalize.ts';

/** An area in the format of the API, without data hidden from a client. */
export function presentArea(standing: AreaStatus, localize: Localize): AreaSummary {
  const { area, grades } = standing;
  return {
    id: area.id,
    title: localize(area.title),
    slug: area.slug,
    position: area.position,
    minGrade: area.minGrade,
    completeness: completenessPercent(standing),
    open: standing.counts,
    ...(grades && {
      grade: grades.system,
      certifierGrade: grades.certifier,
      certifierFinalGrade: grades.final,
      previousGrade: grades.previous,
      warning: asFlag(grades.isWarning),
      changedSinceGrade: asFlag(grades.hasChangedSinceOwn),
      changedSinceFinalGrade: asFlag(grades.hasChangedSinceFinal),
    }),
  };
}
