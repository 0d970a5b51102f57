import type { CSSProperties, ReactNode } from 'react';
import { EditableReportText } from '../editor/EditableReportText.tsx';
import { useTextsFrozenWhileEditing } from '../editor/useTextsFrozenWhileEditing.ts';
import { MeasureOnPaper } from '../layout/MeasureOnPaper.tsx';
import { Sheet } from '../layout/Sheet.tsx';
import type { SheetProps } from '../layout/sheetProps.ts';
import { AnchorWithoutPage, SinglePageSheet } from '../layout/SinglePageSheet.tsx';
import type { ReportData } from '../reportData.ts';
import { TeamText } from '../texts/TeamText.tsx';
import { hasText } from '@cert/shared/domain';
import { TeamTextSheet, type SurroundingTexts } from './TeamTextSheet.tsx';
import {
  measureTextSizeMm,
  TextRows,
  TextRowsSample,
  type TeamTextEntry,
  type DrawingBesideText,
} from './TextRows.tsx';

type Props = Pick<SheetProps, 'id' | 'report' | 'pageNumber'> & {
  /** The texts in their order. */
  texts: readonly TeamTextEntry[];
  /** Eyebrow and headline of the sheet. Default: eyebrow and headline of the first written text. */
  around?: Pick<SurroundingTexts, 'eyebrow' | 'headline'> | undefined;
  /** The content above the texts. */
  above?: ReactNode;
  Figure?: DrawingBesideText | undefined;
  /** Rendered after the sheet. */
  next?: ReactNode;
  /** Rendered instead of the sheet and of `next` if no text is written, or if the texts do not fit on one sheet. */
  otherwise: ReactNode;
};

/**
 * The share of a sheet that stays empty beside a figure, so that a figure that only just fits is omitted. The browsers
 * measure lines differently, so near the limit one browser may still show a figure that another one omits
 * (docs/decisions/0052-filled-sheets.md#the-reserve-beside-a-figure).
 */
const figureReserve = 0.025;

/**
 * Texts of the team that share one sheet. Short texts have a larger type size. The figure is omitted if the texts do
 * not fit beside it.
 */
export function TextsOnOneSheet({ Figure, ...props }: Props) {
  const plain = <FittingTexts {...props} />;
  return Figure ? <FittingTexts {...props} Figure={Figure} otherwise={plain} /> : plain;
}

function FittingTexts({ around, above, Figure, next, otherwise, ...props }: Props) {
  const { id, texts, report, pageNumber } = props;
  const written = useTextsFrozenWhileEditing(
    texts.map(({ field }) => field),
    report,
  );
  const filled = texts.filter(({ field }) => hasText(written[field]));
  const [first] = filled;
  if (!first) return otherwise;
  const { eyebrow, headline } = around ?? first.around;
  const sheetProps = { eyebrow, headline, report };
  const rows = { first, headline, Figure, report, above };
  const sample = (
    <Sheet id={`${id}-sample`} pageNumber={0} {...sheetProps}>
      <TextRowsSample
        {...rows}
        texts={filled}
        render={({ field }) => <TeamText html={written[field]} />}
      />
    </Sheet>
  );
  const shown = filled.map(({ field }) => written[field]);
  return (
    <MeasureOnPaper
      sample={sample}
      of={JSON.stringify([headline, eyebrow, shown, listResults(report)])}
      read={(drawn) => measureTextSizeMm(drawn, Figure ? figureReserve : 0)}
    >
      {(measured) =>
        measured?.sizeMm === null ? (
          otherwise
        ) : (
          <>
            <SinglePageSheet {...{ id, pageNumber }} {...sheetProps}>
              <TextRows
                {...rows}
                style={{ '--text-mm': measured?.sizeMm } as CSSProperties}
                texts={texts}
                blockOf={(text) => ({
                  id: text.anchor === id ? undefined : text.anchor,
                  className: filled.includes(text) ? undefined : 'screen-only',
                })}
                render={({ field }) => (
                  <EditableReportText field={field}>
                    <TeamText html={report.texts[field]} />
                  </EditableReportText>
                )}
              />
            </SinglePageSheet>
            {texts.map(
              ({ anchor }) => anchor !== id && <AnchorWithoutPage key={anchor} id={anchor} />,
            )}
            {next}
          </>
        )
      }
    </MeasureOnPaper>
  );
}

/** Lists the percentages and grades from which the figure beside a text is drawn. */
function listResults({ categories }: Pick<ReportData, 'categories'>) {
  return categories.map(({ percent, areas }) => [percent, areas.map(({ grade }) => grade)]);
}

type OneTextProps = Pick<SheetProps, 'report' | 'pageNumber'> & {
  text: TeamTextEntry;
  Figure?: DrawingBesideText | undefined;
};

/** One text of the team, on as many sheets as it needs. While the text is empty, the sheet is only on the screen. */
export function SingleTextSheets({ text, Figure, report, pageNumber }: OneTextProps) {
  const { anchor: id, field, around } = text;
  return (
    <TextsOnOneSheet
      {...{ id, report, pageNumber, Figure }}
      texts={[text]}
      otherwise={<TeamTextSheet text={around} {...{ id, field, report, pageNumber }} />}
    />
  );
}
