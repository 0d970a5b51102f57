import type { GradeKind } from '@cert/shared/domain';
import type { GradeMarkTone } from '@cert/shared/ui';

/** The tone of `GradeMark` for each kind of grade. */
export const markTones = {
  system: 'system',
  certifier: 'own',
  final: 'final',
} as const satisfies Record<GradeKind, GradeMarkTone>;
