import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@cert/shared/ui';

/** One of several steps in a section. It takes the focus, because the button that led to it is gone. */
export function Step({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Rows ref={ref} tabIndex={-1}>
      {children}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[4]};

  &:focus {
    outline: none;
  }
`;

/** Buttons beside each other. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
