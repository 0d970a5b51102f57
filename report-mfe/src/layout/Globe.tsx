import { css, styled } from 'styled-components';
import { sheetMm } from './sheetLengths.ts';

type Props = {
  /** Whether the lines are solid; a report without a decision has a globe with dashed lines. */
  isComplete: boolean;
};

/**
 * A decorative globe, the mark of the programme, which extends beyond the sheet. Its lines have the colour of the
 * surrounding text.
 */
export function Globe({ isComplete }: Props) {
  return (
    <Drawing viewBox="0 0 30 30" aria-hidden="true" focusable="false" $isComplete={isComplete}>
      <circle cx="15" cy="15" r="14.5" />
      <ellipse cx="15" cy="15" rx="10" ry="14.5" />
      <ellipse cx="15" cy="15" rx="5" ry="14.5" />
      <path d="M15 .5v29" />
    </Drawing>
  );
}

const dashes = css`
  stroke-dasharray: 1.5 0.8;
`;

const Drawing = styled.svg<{ $isComplete: boolean }>`
  position: absolute;
  inset-block-start: ${sheetMm(-28)};
  inset-inline-end: ${sheetMm(-46)};
  inline-size: ${sheetMm(206)};
  max-inline-size: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 0.5;
  opacity: 0.17;
  ${({ $isComplete }) => !$isComplete && dashes}
`;
