import { styled } from 'styled-components';
import { color, radius } from '../tokens.ts';

export type InitialsProps = {
  /** One to four letters. */
  children: string;
  /** Whether the person has completed the task. The circle is then green, otherwise blue. */
  isFilled?: boolean;
};

/** The initials of a person in a circle. The full name must be announced beside it. */
export function Initials({ children, isFilled = false }: InitialsProps) {
  return (
    <Circle aria-hidden="true" $isFilled={isFilled}>
      {children}
    </Circle>
  );
}

const Circle = styled.span<{ $isFilled: boolean }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.625rem;
  block-size: 1.625rem;
  padding-inline: 0.1875rem;
  border: 1px solid ${({ $isFilled }) => ($isFilled ? color.final : color.own)};
  border-radius: ${radius.round};
  font-size: 0.6875rem;
  font-weight: 700;
  line-height: 1;
  color: ${({ $isFilled }) => ($isFilled ? color.final : color.own)};
  background: ${({ $isFilled }) => ($isFilled ? color.finalSoft : color.ownSoft)};
`;
