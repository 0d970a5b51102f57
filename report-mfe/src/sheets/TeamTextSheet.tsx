import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { hasText, type ReportField } from '@cert/shared/domain';
import { useStore } from '@cert/shared/platform';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { EditableReportText } from '../editor/EditableReportText.tsx';
import { useEditingState } from '../editor/EditingContext.ts';
import { ContinuedSheets } from '../layout/ContinuedSheets.tsx';
import { MeasureOnPaper } from '../layout/MeasureOnPaper.tsx';
import { sheetMm, sheetRem } from '../layout/sheetLengths.ts';
import { narrowSheetQuery } from '../layout/Paper.tsx';
import { Sheet } from '../layout/Sheet.tsx';
import type { SheetProps } from '../layout/sheetProps.ts';
import { splitTextBySheets } from '../texts/paging/splitTextBySheets.ts';
import { TeamText } from '../texts/TeamText.tsx';

/** The programme's texts around the team's text. */
export type SurroundingTexts = { eyebrow: string; headline: string; lead: string };

type Props = Pick<SheetProps, 'id' | 'report' | 'pageNumber'> & {
  text: SurroundingTexts;
  field: ReportField;
};

/** One team text, continued on as many sheets as it needs on paper. */
export function TeamTextSheet({ id, text, field, report, pageNumber }: Props) {
  const html = report.texts[field];
  const { eyebrow, headline, lead } = text;
  const sheetProps = { eyebrow, headline, report };
  const isEdited = useStore(useEditingState().edited) === field;
  if (isEdited || !hasText(html))
    return (
      <Sheet {...{ id, pageNumber }} {...sheetProps}>
        <TextBesideLead lead={lead}>
          <EditableReportText field={field}>
            <TeamText html={html} />
          </EditableReportText>
        </TextBesideLead>
      </Sheet>
    );
  // Samples of the first sheet and of a continuation. Both are measured, because their headlines leave different
  // heights for the text.
  const sample = (
    <>
      <Sheet id={`${id}-sample`} pageNumber={0} {...sheetProps}>
        <TextBesideLead lead={lead}>
          <FreeArea>
            <TeamText html={html} />
          </FreeArea>
        </TextBesideLead>
      </Sheet>
      <Sheet id={`${id}-sample-2`} isContinued pageNumber={0} {...sheetProps}>
        <TextBesideLead>
          <FreeArea />
        </TextBesideLead>
      </Sheet>
    </>
  );
  return (
    <MeasureOnPaper
      sample={sample}
      of={[html, eyebrow, headline, lead, report.organisation].join('\n')}
      read={(drawn) => splitTextBySheets(drawn, `${FreeArea}`)}
    >
      {(parts) => (
        <ContinuedSheets {...{ id, pageNumber }} {...sheetProps} parts={parts ?? [html]}>
          {(part, index) => (
            <TextBesideLead lead={index === 0 ? lead : undefined}>
              <EditableReportText field={field} isFirst={index === 0}>
                <TeamText html={part} />
              </EditableReportText>
            </TextBesideLead>
          )}
        </ContinuedSheets>
      )}
    </MeasureOnPaper>
  );
}

/** The team's text, with the lead beside it on the first sheet. @param lead undefined on a continuation */
function TextBesideLead({ lead, children }: { lead?: string | undefined; children: ReactNode }) {
  return (
    <PaddedColumns>
      {lead !== undefined && <TeamTextIntroduction>{lead}</TeamTextIntroduction>}
      {children}
    </PaddedColumns>
  );
}

/** The free part of a sheet. It has the full available height, and the text inside does not make it higher. */
const FreeArea = styled.div`
  position: relative;
  align-self: stretch;

  & > * {
    position: absolute;
    inset-inline: 0;
  }
`;

/** Two columns: an introduction on the left and the text on the right. */
export const IntroductionAndText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr);
  gap: ${sheetMm(14)};
  align-items: start;

  & > :last-child {
    grid-column: -2;
  }

  ${narrowSheetQuery} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${sheetRem(1.25)};
  }
`;

/** The space above and below the texts of a sheet, as a value of `padding-block`. */
export const textPadding = `max(${sheetMm(9)}, ${sheetRem(1.25)}) max(${sheetMm(6)}, ${sheetRem(1.5)})`;

const PaddedColumns = styled(IntroductionAndText)`
  padding-block: ${textPadding};
`;

/** The introduction of a text, below a line. */
export const TeamTextIntroduction = styled.p`
  padding-block-start: max(${sheetMm(4)}, ${sheetRem(0.5)});
  border-block-start: max(${sheetMm(0.6)}, 2px) solid ${color.brand};
  color: ${color.inkSoft};
  font: 400 max(${sheetMm(4.8)}, ${fontSize.text}) / 1.45 ${fontFamily.serif};

  h3 {
    margin-block-end: max(${sheetMm(2)}, ${sheetRem(0.375)});
    color: ${color.ink};
    font: 600 max(${sheetMm(6.4)}, ${fontSize.lead}) / 1.25 ${fontFamily.serif};
  }
`;
