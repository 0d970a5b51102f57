import type { CompletedType } from '@cert/shared/domain';
import type { GradeMarkTone } from '@cert/shared/ui';

/** How each kind of grade is drawn (look.md). */
export const markTones = {
  system: 'system',
  certifier: 'own',
  final: 'final',
} as const satisfies Record<CompletedType, GradeMarkTone>;
