import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { findBandResult, type Band } from '@cert/shared/domain';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { Globe } from '../../layout/Globe.tsx';
import { sheetMm } from '../../layout/sheetLengths.ts';
import { Paper } from '../../layout/Paper.tsx';
import { Eyebrow } from '../../layout/Sheet.tsx';

/**
 * The colours of a cover. `full`: a certificate. `gilded`: the Above-and-Beyond certificate, with gold. `soft`: an
 * audit. `none`: no decision yet.
 */
type Tone = 'gilded' | 'full' | 'soft' | 'none';

type Props = {
  tone: Tone;
  eyebrow: string;
  title: string;
  subtitle: string;
  provider: string;
  /** Content below the subtitle. */
  children?: ReactNode;
};

/** The first sheet of a view. */
export function Cover({ tone, eyebrow, title, subtitle, provider, children }: Props) {
  return (
    <Ground $tone={tone} id="cover" aria-labelledby="cover-title">
      <Globe isComplete={tone !== 'none'} />
      <Eyebrow>{eyebrow}</Eyebrow>
      <Message>
        <Title id="cover-title" $millimetres={findBandResult(titleSizes, title.length)}>
          {title}
        </Title>
        <p>{subtitle}</p>
        {children}
      </Message>
      <Provider>{provider}</Provider>
    </Ground>
  );
}

/** The type size in millimetres at which the title fits on the sheet. The lower bounds are its length in characters. */
const titleSizes: readonly Band<number>[] = [
  { from: 0, gives: 18 },
  { from: 50, gives: 14 },
  { from: 90, gives: 10.5 },
];

const full = css`
  background: ${color.brand};
  color: ${color.brandInk};

  /* Overrides the text colour that a team text has on other sheets. */
  &&& div {
    color: inherit;
  }
`;

const looks: Record<Tone, ReturnType<typeof css>> = {
  gilded: css`
    ${full}

    & > svg {
      color: ${color.beyondLine};
      opacity: 0.6;
    }
  `,
  full,
  soft: css`
    background: ${color.brandSoft};
    color: ${color.brandStrong};
  `,
  none: css`
    background: ${color.wash};
    color: ${color.brandStrong};
  `,
};

const Ground = styled(Paper)<{ $tone: Tone }>`
  padding: ${sheetMm(24)} ${sheetMm(24)} ${sheetMm(16)};
  ${({ $tone }) => looks[$tone]}

  & ${Eyebrow} {
    color: inherit;
  }
`;

const Message = styled.div`
  position: relative;
  display: grid;
  align-content: end;
  gap: ${sheetMm(7)};
  padding-block: ${sheetMm(20)} ${sheetMm(16)};
  font: 400 max(${sheetMm(6)}, ${fontSize.lead}) / 1.4 ${fontFamily.serif};
`;

const Title = styled.h1<{ $millimetres: number }>`
  max-inline-size: ${sheetMm(150)};
  font-size: max(${({ $millimetres }) => sheetMm($millimetres)}, ${fontSize.title});
  line-height: 1.06;
`;

const Provider = styled.p`
  position: relative;
  font-size: max(${sheetMm(3.8)}, ${fontSize.small});
`;
