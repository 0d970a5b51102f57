import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../tokens.ts';
import { Icon } from './Icon.tsx';

export type DoneMarkProps = { isDone: boolean; children: ReactNode };

/** A text about progress. Once everything is done, it has a check mark and the colour of final grades. */
export function DoneMark({ isDone, children }: DoneMarkProps) {
  return (
    <Mark data-done={isDone || undefined}>
      {isDone && <Icon name="check" />}
      {children}
    </Mark>
  );
}

const Mark = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[1]};
  color: ${color.inkSoft};

  &[data-done] {
    color: ${color.final};
  }

  svg {
    flex: none;
    align-self: center;
    inline-size: 1em;
  }
`;
