import type { ComponentPropsWithoutRef } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { color, shadow } from '@cert/shared/ui';
import { mm } from './mm.ts';

type Props = ComponentPropsWithoutRef<'section'>;

/**
 * One sheet of paper, A4 landscape, always in the light theme. On a narrow screen it shrinks, and grows in height
 * with its text.
 */
export function Paper({ children, className, ...native }: Props) {
  return (
    <Frame {...native} data-theme="light">
      <Surface className={className}>{children}</Surface>
    </Frame>
  );
}

const Frame = styled.section`
  container-type: inline-size;
  inline-size: min(297mm, 100%);
  margin-inline: auto;
  scroll-margin-block-start: var(--extent-header);

  @media print {
    inline-size: 297mm;
    /* Chromium ends an A4 page at its last whole pixel: a sheet of full height would add an empty page. */
    block-size: calc(210mm - 1px);
    overflow: hidden;

    &:not(:last-child) {
      break-after: page;
    }
  }
`;

const Surface = styled.div`
  --mm: calc(100cqi / 297);

  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-block-size: ${mm(210)};
  padding: ${mm(18)} ${mm(22)} ${mm(12)};
  /* "clip" and not "hidden", which would make the sheet the scroll container of its sticky children. */
  overflow: clip;
  background: ${color.paper};
  box-shadow: ${shadow.high};
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;

  @media print {
    block-size: 210mm;
    box-shadow: none;
  }
`;

/**
 * Selects a sheet that is as narrow as on a phone. It depends on the sheet, not on the screen: samples for measuring
 * have the width of paper on a phone, too.
 */
export const narrowSheet = '@container (inline-size < 38.5rem)';

/** Sets the print format to A4 landscape while the report is open. The sheets have their own margins. */
export const PrintLayout = createGlobalStyle`
  @page {
    size: A4 landscape;
    margin: 0;
  }
`;
