import type { ComponentPropsWithoutRef } from 'react';
import { createGlobalStyle, css, styled } from 'styled-components';
import { color, fontFamily, fontSize, media, shadow } from '@cert/shared/ui';
import { sheetMm } from './sheetLengths.ts';
import './printFonts.css';

type Props = ComponentPropsWithoutRef<'section'>;

/**
 * One sheet of paper, A4 landscape, always in the light theme. On a narrow screen its width shrinks, and its height
 * grows with its text.
 */
export function Paper({ children, className, ...native }: Props) {
  return (
    <Frame {...native} data-theme="light">
      <Surface className={className}>{children}</Surface>
    </Frame>
  );
}

/**
 * On paper nothing depends on the browser's letter size, because a printed sheet does not grow. The same applies to the
 * samples of `MeasureOnPaper`, so that texts are cut at the same place on the screen and on paper.
 */
const paperScale = css`
  /* Not a container unit: in print, Firefox uses the container's size from before it chose the format of the page. */
  --mm: 1mm;
  --rem: 12pt;

  /* Not a container: the limits of container queries are in rem, so with large letters a sheet of paper would match. */
  container-type: normal;
`;

const Frame = styled.section`
  --mm: calc(100cqi / 297);
  --rem: 1rem;

  container-type: inline-size;
  inline-size: min(297mm, 100%);
  margin-inline: auto;
  scroll-margin-block-start: var(--extent-header);
  font-size: ${fontSize.text};
  box-shadow: ${shadow.high};

  /* The browser leaves out the layout of sheets that are far from the window. See canLeaveOutFarSheets.ts. */
  @media screen {
    [data-without-far-sheets] &:not(#cover) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto min(210mm, 100cqi * 210 / 297);
    }
  }

  @media screen and ${media.phone} {
    [data-without-far-sheets] &:not(#cover) {
      contain-intrinsic-block-size: auto 42rem;
    }
  }

  [data-measuring] & {
    ${paperScale}
  }

  [data-measuring] &:not(#cover) {
    content-visibility: visible;
  }

  @media print {
    ${paperScale}

    inline-size: 297mm;
    /* Chromium ends an A4 page at its last whole pixel: a sheet of full height would add an empty page. */
    block-size: calc(210mm - 1px);
    overflow: hidden;
    box-shadow: none;

    &:not(:last-child) {
      break-after: page;
    }

    /* Firefox prints with other font files, see printFonts.css. */
    @supports (-moz-appearance: none) {
      --sans: 'Source Sans 3', sans-serif;
      --serif: 'Source Serif 4', serif;

      font-family: ${fontFamily.sans};
    }
  }
`;

const Surface = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-block-size: ${sheetMm(210)};
  padding: ${sheetMm(18)} ${sheetMm(22)} ${sheetMm(12)};
  /* "clip" and not "hidden", which would make the sheet the scroll container of its sticky children. */
  overflow: clip;
  background: ${color.paper};
  /* In the bookmarks of a PDF, Chromium joins the lines of a heading; preserved spaces keep its words apart. */
  & :is(h1, h2, h3, h4) {
    white-space: break-spaces;
  }

  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;

  @media print {
    block-size: 210mm;
  }
`;

/**
 * Container query for a sheet that is as narrow as on a phone. It queries the sheet and not the screen, because the
 * samples of `MeasureOnPaper` have the width of paper even on a phone.
 */
export const narrowSheetQuery = '@container (inline-size < 38.5rem)';

/**
 * Container query for a sheet that is so small on the screen that the letters of a drawing made for paper would be too
 * small to read. The parts of the drawing are then below each other, in the type size of the page. A printed sheet
 * never matches.
 */
export const smallSheetQuery = '@container (inline-size < 56rem)';

/** Sets the print format to A4 landscape while the report is open. The sheets have their own margins. */
export const PrintLayout = createGlobalStyle`
  @page {
    size: A4 landscape;
    margin: 0;
  }
`;
