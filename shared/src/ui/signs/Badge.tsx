import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, fontSize, space } from '../tokens.ts';

export type BadgeTone = 'neutral' | 'brand' | 'own' | 'final' | 'beyond' | 'warning' | 'new';

export type BadgeProps = { children: ReactNode; tone?: BadgeTone };

/** A word or a number that marks the element beside it. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <Mark $tone={tone}>{children}</Mark>;
}

const looks = {
  neutral: { ink: color.system, ground: color.systemSoft },
  brand: { ink: color.brand, ground: color.brandSoft },
  own: { ink: color.own, ground: color.ownSoft },
  final: { ink: color.final, ground: color.finalSoft },
  beyond: { ink: color.beyond, ground: color.beyondSoft },
  warning: { ink: color.warning, ground: color.warningSoft },
  new: { ink: color.fillInk, ground: color.key },
} satisfies Record<BadgeTone, { ink: string; ground: string }>;

const Mark = styled.span<{ $tone: BadgeTone }>`
  display: inline-block;
  padding-inline: ${space[2]};
  border-radius: ${radius.round};
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.6;
  white-space: nowrap;
  color: ${({ $tone }) => looks[$tone].ink};
  background: ${({ $tone }) => looks[$tone].ground};
`;
