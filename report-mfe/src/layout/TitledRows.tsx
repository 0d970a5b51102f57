import { styled } from 'styled-components';
import { findBand, type Band } from '@cert/shared/domain';
import { color, fontFamily, fontSize, media } from '@cert/shared/ui';
import { mm, rem } from './mm.ts';
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
  const textMm = findBand(sizes, longest);
  return { $titleMm: isBelowLead ? 6.8 : 8.4, $textMm: textMm };
}

/** Maximum number of rows for which the larger type sizes (`rowSizes`, `rowSizesBelowLead`) fit. */
const maxLargeRows = 4;
/** The type sizes of the texts in millimetres, by the characters of the longest text. */
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
  inline-size: max(${mm(12)}, ${rem(2)});
  block-size: max(${mm(12)}, ${rem(2)});
  border-radius: 50%;
  background: ${color.brand};
  color: ${color.brandInk};
  font: 600 max(${mm(5.4)}, ${fontSize.text}) / 1 ${fontFamily.serif};
  print-color-adjust: exact;
`;

type RowsProps = { $count: number; $isNumbered: boolean; $titleMm: number; $textMm: number };

const Rows = styled.ul<RowsProps>`
  display: grid;
  grid-auto-rows: minmax(min-content, 1fr);
  max-block-size: ${({ $count }) => mm($count * maxRowMm)};

  li {
    position: relative;
    display: grid;
    grid-template-columns: ${({ $isNumbered }) => $isNumbered && mm(20)} ${mm(72)} minmax(0, 1fr);
    align-items: start;
    padding-block-start: ${mm(3)};
    border-block-start: ${({ $isNumbered }) =>
      $isNumbered ? 'none' : `max(${mm(0.6)}, 2px) solid ${color.brand}`};
  }

  /* The line that connects a step with the next one. */
  li:not(:last-child)::before {
    content: ${({ $isNumbered }) => ($isNumbered ? "''" : 'none')};
    position: absolute;
    inset-block: ${mm(6)} ${mm(-6)};
    inset-inline-start: max(${mm(5.75)}, ${rem(1)});
    border-inline-start: max(${mm(0.5)}, 1px) solid ${color.brandLine};
  }

  h3 {
    padding-inline-end: ${mm(6)};
    font: 600 max(${({ $titleMm }) => mm($titleMm)}, ${fontSize.lead}) / 1.2 ${fontFamily.serif};
    overflow-wrap: anywhere;
  }

  p {
    padding-block-start: ${mm(0.6)};
    color: ${color.ink};
    font-size: max(${({ $textMm }) => mm($textMm)}, ${fontSize.text});
    line-height: 1.42;
  }

  @media screen and ${media.phone} {
    grid-auto-rows: auto;
    gap: ${rem(1.25)};
    max-block-size: none;

    li {
      grid-template-columns: ${({ $isNumbered }) => $isNumbered && rem(2.75)} minmax(0, 1fr);
    }

    li > p {
      grid-column: -2;
    }
  }
`;
