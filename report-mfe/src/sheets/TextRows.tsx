import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ReportField } from '@cert/shared/domain';
import { sheetMm, sheetRem } from '../layout/sheetLengths.ts';
import type { SheetProps } from '../layout/sheetProps.ts';
import { chooseTextSizeMm } from '../texts/paging/chooseTextSize.ts';
import {
  TeamTextIntroduction,
  textPadding,
  IntroductionAndText,
  type SurroundingTexts,
} from './TeamTextSheet.tsx';

/** A text of the team with the programme's texts around it. */
export type TeamTextEntry = {
  /** The anchor of the text in the address. */
  anchor: string;
  field: ReportField;
  around: SurroundingTexts;
};

/** A component that draws a figure beside a text, about the same subject. */
export type DrawingBesideText = ComponentType<Pick<SheetProps, 'report'>>;

type Props = Pick<SheetProps, 'report'> & {
  texts: readonly TeamTextEntry[];
  /** The first written text. The figure is beside it. */
  first: TeamTextEntry;
  /** The headline of the sheet; it is not repeated above a text. */
  headline: string;
  /** The content above the texts. */
  above: ReactNode;
  Figure: DrawingBesideText | undefined;
  render: (text: TeamTextEntry) => ReactNode;
  /** Returns the id and the class of the element that contains a text. */
  blockOf?: (text: TeamTextEntry) => {
    id?: string | undefined;
    className?: string | undefined;
  };
  style?: CSSProperties;
};

/**
 * Texts of the team one below the other, each with its introduction on the left. With a `Figure`, the figure is on the
 * left and all texts are on its right.
 */
export function TextRows({ texts, first, headline, above, Figure, style, ...props }: Props) {
  const { report, render, blockOf = () => ({}) } = props;
  const introductionOf = ({ around }: TeamTextEntry) => (
    <>
      {around.headline !== headline && <h3>{around.headline}</h3>}
      <p>{around.lead}</p>
    </>
  );
  return (
    <Rows style={style} data-rows>
      {above && <div data-above>{above}</div>}
      {Figure ? (
        <IntroductionAndText data-columns>
          <TeamTextIntroduction as="div">
            {introductionOf(first)}
            <Figure report={report} />
          </TeamTextIntroduction>
          <Stack>
            {texts.map((text) => (
              <div key={text.anchor} {...blockOf(text)}>
                {text !== first && (
                  <TeamTextIntroduction as="div">{introductionOf(text)}</TeamTextIntroduction>
                )}
                <div data-text>{render(text)}</div>
              </div>
            ))}
          </Stack>
        </IntroductionAndText>
      ) : (
        texts.map((text) => (
          <div key={text.anchor} {...blockOf(text)}>
            <IntroductionAndText data-columns>
              <TeamTextIntroduction as="div">{introductionOf(text)}</TeamTextIntroduction>
              <div data-text>{render(text)}</div>
            </IntroductionAndText>
          </div>
        ))
      )}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: max(${sheetMm(9)}, ${sheetRem(1.25)});
  padding-block: ${textPadding};

  [id] {
    scroll-margin-block-start: var(--extent-header);
  }
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: max(${sheetMm(7)}, ${sheetRem(1.25)});

  [data-text]:not(:first-child) {
    margin-block-start: max(${sheetMm(3)}, ${sheetRem(0.5)});
  }
`;

/** A sample for measuring: the texts at their full height in the free part of a sheet. */
export function TextRowsSample(props: Props) {
  return (
    <FreeArea data-room>
      <TextRows {...props} />
    </FreeArea>
  );
}

const FreeArea = styled.div`
  position: relative;

  & > * {
    position: absolute;
    inset: 0 0 auto;
  }
`;

/**
 * Measures the sample and chooses the type size of its texts.
 * @param reserve see `chooseTextSizeMm`
 * @returns `sizeMm` is null if the texts do not fit on the sheet; the result is null if the page has no layout
 */
export function measureTextSizeMm(
  sample: HTMLElement,
  reserve: number,
): { sizeMm: number | null } | null {
  const freeArea = sample.querySelector('[data-room]');
  const rows = freeArea?.querySelector('[data-rows]');
  if (!freeArea || !rows || heightOf(freeArea) === 0) return null;
  const style = getComputedStyle(rows);
  const length = (name: 'rowGap' | 'paddingTop' | 'paddingBottom') =>
    Number.parseFloat(style[name]) || 0;
  const above = rows.querySelector('[data-above]');
  const heights = [...rows.querySelectorAll('[data-columns]')].map((row) => {
    const text = [...row.querySelectorAll('[data-text]')].reduce(
      (sum, element) => sum + heightOf(element),
      0,
    );
    const around = heightOf(row.lastElementChild) - text;
    return { text, around, beside: heightOf(row.firstElementChild) };
  });
  const gap = length('rowGap');
  const free = heightOf(freeArea) - length('paddingTop') - length('paddingBottom');
  const sizeMm = chooseTextSizeMm(heights, {
    free,
    above: above ? heightOf(above) + gap : 0,
    gap,
    reserve,
  });
  return { sizeMm };
}

function heightOf(element: Element | null): number {
  return element?.getBoundingClientRect().height ?? 0;
}
