import styled, { css } from 'styled-components';
import type { GradeKind } from '@cert/shared/domain';
import { color, radius, space, fontSize, type GradeMarkTone } from '@cert/shared/ui';

/** Style of a row in the list of categories and areas. */
export const rowStyle = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]};
  border-radius: ${radius.small};
  color: ${color.ink};
  text-decoration: none;
`;

/** A percentage at the end of a row. */
export const RowPercent = styled.span`
  margin-left: auto;
  white-space: nowrap;
  font-size: ${fontSize.small};
  font-weight: 400;
  color: ${color.inkSoft};
`;

/** The tone of `GradeMark` for each kind of grade. */
export const gradeMarkTones = {
  system: 'system',
  certifier: 'own',
  final: 'final',
} as const satisfies Record<GradeKind, GradeMarkTone>;
