import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontFamily, fontSize, media } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { Sheet } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import type prose from '../../texts/locales/en.json';

/** The name of a key area in the texts about risks, for example `selection`. */
export type RiskArea = keyof (typeof prose)['risks'];

type Props = SheetProps & {
  area: RiskArea;
  /** The number of the risk, from 1. */
  number: number;
};

/** One risk of leaving a key area unchanged: its consequences, how to recognise it, and what helps. */
export function RiskSheet({ id, area, number, report, pageNumber }: Props) {
  const { t } = useTranslation('report/prose');
  const texts = t('audit.risks', { returnObjects: true });
  const risk = t(`risks.${area}`, { returnObjects: true });
  return (
    <Sheet
      eyebrow={`${texts.eyebrow} · ${risk.area}`}
      headline={risk.headline}
      {...{ id, report, pageNumber }}
    >
      <Columns>
        <Numeral aria-hidden="true">{number}</Numeral>
        <Facts>
          <div>
            <dt>{texts.happens}</dt>
            <dd>{risk.happens}</dd>
          </div>
          <div>
            <dt>{texts.sign}</dt>
            <dd>{risk.sign}</dd>
          </div>
          <Help>
            <dt>{texts.helps}</dt>
            <dd>{risk.helps}</dd>
          </Help>
        </Facts>
      </Columns>
    </Sheet>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: ${sheetMm(56)} minmax(0, 1fr);
  gap: ${sheetMm(10)};
  align-items: end;
  padding-block: ${sheetMm(8)};

  @media screen and ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Numeral = styled.span`
  color: ${color.brand};
  font: 300 ${sheetMm(50)} / 0.8 ${fontFamily.serif};
  font-variant-numeric: lining-nums;
  letter-spacing: -0.04em;
  white-space: nowrap;
  print-color-adjust: exact;
`;

const Facts = styled.dl`
  display: grid;
  gap: max(${sheetMm(5.5)}, ${sheetRem(0.75)});

  & > div {
    display: grid;
    grid-template-columns: ${sheetMm(40)} minmax(0, 1fr);
    gap: ${sheetMm(6)};
    padding-block-start: max(${sheetMm(4)}, ${sheetRem(0.5)});
    border-block-start: 1px solid ${color.lineStrong};
  }

  dt {
    color: ${color.inkSoft};
    font-size: max(${sheetMm(4.3)}, ${fontSize.small});
    font-weight: 600;
  }

  dd {
    margin: 0;
    font: 400 max(${sheetMm(5.2)}, ${fontSize.text}) / 1.45 ${fontFamily.serif};
  }

  @media screen and ${media.phone} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
      gap: ${sheetRem(0.25)};
    }
  }
`;

/** Highlights the last entry, which contains the recommended measures. */
const Help = styled.div`
  && {
    border-block-start: max(${sheetMm(0.6)}, 2px) solid ${color.brand};
  }

  dt {
    color: ${color.brand};
  }
`;
