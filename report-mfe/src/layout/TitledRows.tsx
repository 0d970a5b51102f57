import { styled } from 'styled-components';
import { findBandResult, type Band } from '@cert/shared/domain';
import { color, fontFamily, fontSize, media } from '@cert/shared/ui';
import { sheetMm, sheetRem } from './sheetLengths.ts';
import type { TitledText } from './TitledTextColumns.tsx';

type Props = {
  rows: readonly TitledText[];
  /** Whether the rows are consecutive steps: each row then has a number and a line to the next row. Default: false. */
  isNumbered?: boolean;
  /** Whether a lead above the rows takes a part of the height: the type size is then smaller. Default: false. */
  isBelowLead?: boolean;
};

/** A few texts that fill a sheet: one row per text, with the title beside the text. */
export function TitledRows({ rows, isNumbered = false, isBelowLead = false }: Props) {
  return (
    <Rows
      as={isNumbered ? 'ol' : 'ul'}
      role="list"
      $count={rows.length}
      $isNumbered={isNumbered}
      {...chooseSizes(rows, isBelowLead)}
    >
      {rows.map(({ title, text }, index) => (
        <li key={title}>
          {isNumbered && <Station aria-hidden="true">{index + 1}</Station>}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Rows>
  );
}

/**
 * The type sizes of titles and texts in millimetres. They are as large as the height of the rows allows, so that a few
 * short texts fill the sheet.
 */
function chooseSizes(rows: readonly TitledText[], isBelowLead: boolean) {
  const longest = Math.max(...rows.map(({ text }) => text.length));
  const sizes =
    rows.length > maxLargeRows ? lowRowSizes : isBelowLead ? rowSizesBelowLead : rowSizes;
  const textMm = findBandResult(sizes, longest);
  return { $titleMm: isBelowLead ? 6.8 : 8.4, $textMm: textMm };
}

/** Maximum number of rows for which the larger type sizes (`rowSizes`, `rowSizesBelowLead`) fit. */
const maxLargeRows = 4;
/**
 * The type sizes of the texts in millimetres, by the number of characters of the longest text: for few rows, for few
 * rows below a lead, and for many rows.
 */
const rowSizes: readonly Band<number>[] = [
  { from: 0, gives: 7.4 },
  { from: 96, gives: 6.4 },
];
const rowSizesBelowLead: readonly Band<number>[] = [
  { from: 0, gives: 7.2 },
  { from: 96, gives: 6.2 },
  { from: 115, gives: 5.2 },
];
const lowRowSizes: readonly Band<number>[] = [
  { from: 0, gives: 7.2 },
  { from: 80, gives: 6.2 },
  { from: 105, gives: 5.2 },
];
/** Maximum height of a row in millimetres. */
const maxRowMm = 36;

const Station = styled.span`
  position: relative;
  display: grid;
  place-content: center;
  inline-size: max(${sheetMm(12)}, ${sheetRem(2)});
  block-size: max(${sheetMm(12)}, ${sheetRem(2)});
  border-radius: 50%;
  background: ${color.brand};
  color: ${color.brandInk};
  font: 600 max(${sheetMm(5.4)}, ${fontSize.text}) / 1 ${fontFamily.serif};
  print-color-adjust: exact;
`;

type RowsProps = { $count: number; $isNumbered: boolean; $titleMm: number; $textMm: number };

const Rows = styled.ul<RowsProps>`
  display: grid;
  grid-auto-rows: minmax(min-content, 1fr);
  max-block-size: ${({ $count }) => sheetMm($count * maxRowMm)};

  li {
    position: relative;
    display: grid;
    grid-template-columns: ${({ $isNumbered }) => $isNumbered && sheetMm(20)} ${sheetMm(72)} minmax(
        0,
        1fr
      );
    align-items: start;
    padding-block-start: ${sheetMm(3)};
    border-block-start: ${({ $isNumbered }) =>
      $isNumbered ? 'none' : `max(${sheetMm(0.6)}, 2px) solid ${color.brand}`};
  }

  /* The line that connects a step with the next one. */
  li:not(:last-child)::before {
    content: ${({ $isNumbered }) => ($isNumbered ? "''" : 'none')};
    position: absolute;
    inset-block: ${sheetMm(6)} ${sheetMm(-6)};
    inset-inline-start: max(${sheetMm(5.75)}, ${sheetRem(1)});
    border-inline-start: max(${sheetMm(0.5)}, 1px) solid ${color.brandLine};
  }

  h3 {
    padding-inline-end: ${sheetMm(6)};
    font: 600 max(${({ $titleMm }) => sheetMm($titleMm)}, ${fontSize.lead}) / 1.2
      ${fontFamily.serif};
    overflow-wrap: anywhere;
  }

  p {
    padding-block-start: ${sheetMm(0.6)};
    color: ${color.ink};
    font-size: max(${({ $textMm }) => sheetMm($textMm)}, ${fontSize.text});
    line-height: 1.42;
  }

  @media screen and ${media.phone} {
    grid-auto-rows: auto;
    gap: ${sheetRem(1.25)};
    max-block-size: none;

    li {
      grid-template-columns: ${({ $isNumbered }) => $isNumbered && sheetRem(2.75)} minmax(0, 1fr);
    }

    li > p {
      grid-column: -2;
    }
  }
`;
