import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../tokens.ts';
import { Icon } from './Icon.tsx';

export type DoneMarkProps = { isDone: boolean; children: ReactNode };

/** Says how far something is: with a check mark and in the colour of what is final if it is done. */
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
