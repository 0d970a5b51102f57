import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { sheetMm, sheetRem } from './sheetLengths.ts';
import { narrowSheetQuery } from './Paper.tsx';

/** Whether a condition is met: yes, no, or not decided yet. */
export type ConditionState = 'met' | 'missed' | 'open';

type Props = {
  figure: string;
  title: string;
  text: string;
  /** Whether the condition is met, as a mark with text; undefined if the figure is not a condition. */
  mark?: { state: ConditionState; text: string };
};

/** A figure of the result, with a mark if it is a condition of the certificate. */
export function ConditionCard({ figure, title, text, mark }: Props) {
  return (
    <Card>
      <Figure>{figure}</Figure>
      <h3>{title}</h3>
      <p>{text}</p>
      {mark && (
        <Mark $state={mark.state}>
          <span aria-hidden="true">{signs[mark.state]}</span> {mark.text}
        </Mark>
      )}
    </Card>
  );
}

const signs: Record<ConditionState, string> = { met: '✓', missed: '–', open: '…' };
const colors: Record<ConditionState, string> = {
  met: color.final,
  missed: color.warning,
  open: color.inkSoft,
};

const Card = styled.li`
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  padding-block-start: max(${sheetMm(5)}, ${sheetRem(0.5)});
  border-block-start: max(${sheetMm(0.6)}, 2px) solid ${color.brand};

  h3 {
    font-size: max(${sheetMm(5.2)}, ${fontSize.text});
  }

  p {
    margin-block-start: ${sheetMm(2)};
    color: ${color.ink};
    font-size: max(${sheetMm(4.8)}, ${fontSize.text});
    line-height: 1.5;
  }

  ${narrowSheetQuery} {
    display: block;
  }
`;

const Figure = styled.strong`
  color: ${color.brandStrong};
  font: 600 max(var(--figure, ${sheetMm(22)}), ${fontSize.display}) / 1.15 ${fontFamily.serif};
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

const Mark = styled.small<{ $state: ConditionState }>`
  align-self: start;
  margin-block-start: ${sheetMm(4)};
  color: ${({ $state }) => colors[$state]};
  font-size: max(${sheetMm(4.8)}, ${fontSize.text});
  font-weight: 700;
`;

/** `ConditionCard`s side by side, with aligned figures, titles and marks. */
export const ConditionCards = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  grid-template-rows: repeat(4, auto);
  column-gap: ${sheetMm(10)};

  /* With four cards or more the figures are smaller, so that "100 %" stays in its column. */
  & > :first-child:nth-last-child(n + 4),
  & > :first-child:nth-last-child(n + 4) ~ * {
    --figure: ${sheetMm(17)};
  }

  ${narrowSheetQuery} {
    grid-auto-flow: row;
    grid-template-rows: none;
    row-gap: ${sheetRem(1.25)};
  }
`;
