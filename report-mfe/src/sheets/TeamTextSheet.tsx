import type { ReactNode } from 'react';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ReportField } from '@cert/shared/domain';
import { useStore } from '@cert/shared/platform';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { Editable } from '../editor/Editable.tsx';
import { useEditing } from '../editor/EditingContext.ts';
import { ContinuedSheets } from '../layout/ContinuedSheets.tsx';
import { MeasureOnPaper } from '../layout/MeasureOnPaper.tsx';
import { mm } from '../layout/mm.ts';
import { narrowSheet } from '../layout/Paper.tsx';
import { Sheet } from '../layout/Sheet.tsx';
import type { SheetProps } from '../layout/sheetProps.ts';
import { splitTextBySheets } from '../texts/paging/splitTextBySheets.ts';
import type { ProseKey } from '../texts/prose.ts';
import { TeamText } from '../texts/TeamText.tsx';
import { hasText } from '../texts/teamTextHtml.ts';
import { defineSheet, type SheetDefinition } from './defineSheet.ts';

type Options = Pick<SheetDefinition, 'id' | 'title'> & {
  field: ReportField;
  /** The message key of the texts around the team's text: eyebrow, headline and lead. */
  text: ProseKey;
  /** The message key of an eyebrow (the small line above the headline) that replaces the one in `text`. */
  eyebrow?: ParseKeys<'report/prose'>;
};

/** Defines a sheet for one team text. It is not printed while the text is empty. */
export function defineTeamTextSheet({
  field,
  text,
  eyebrow,
  ...definition
}: Options): SheetDefinition {
  function TextSheet(props: SheetProps) {
    const { t } = useTranslation('report/prose');
    const around = {
      ...(t(text, { returnObjects: true }) as SurroundingTexts),
      ...(eyebrow && { eyebrow: t(eyebrow) }),
    };
    return <TeamTextSheet {...props} text={around} field={field} />;
  }
  return defineSheet({ ...definition, texts: [field], Sheet: TextSheet });
}

/** The programme's texts around the team's text. */
type SurroundingTexts = { eyebrow: string; headline: string; lead: string };

type Props = Pick<SheetProps, 'id' | 'report' | 'pageNumber'> & {
  text: SurroundingTexts;
  field: ReportField;
};

/** One team text, continued on as many sheets as it needs on paper. */
export function TeamTextSheet({ id, text, field, report, pageNumber }: Props) {
  const html = report.texts[field];
  const { eyebrow, headline, lead } = text;
  const sheetProps = { eyebrow, headline, report };
  const isEdited = useStore(useEditing().edited) === field;
  if (isEdited || !hasText(html))
    return (
      <Sheet {...{ id, pageNumber }} {...sheetProps}>
        <TextBesideLead lead={lead}>
          <Editable field={field}>
            <TeamText html={html} />
          </Editable>
        </TextBesideLead>
      </Sheet>
    );
  // Samples of the first sheet and of a continuation, to be measured: their headlines leave different heights for the
  // text.
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
              <Editable field={field} isFirst={index === 0}>
                <TeamText html={part} />
              </Editable>
            </TextBesideLead>
          )}
        </ContinuedSheets>
      )}
    </MeasureOnPaper>
  );
}

/** The text in the middle and, on the first sheet, its subject at the side. */
function TextBesideLead({ lead, children }: { lead?: string | undefined; children: ReactNode }) {
  return (
    <Columns>
      {lead !== undefined && <Aside>{lead}</Aside>}
      {children}
    </Columns>
  );
}

/** The free part of a sheet, with its full height. The text inside does not make it higher. */
const FreeArea = styled.div`
  position: relative;
  align-self: stretch;

  & > * {
    position: absolute;
    inset-inline: 0;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr);
  gap: ${mm(14)};
  align-items: start;
  padding-block: max(${mm(9)}, 1.25rem) max(${mm(6)}, 1.5rem);

  & > :last-child {
    grid-column: -2;
  }

  ${narrowSheet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }
`;

const Aside = styled.p`
  padding-block-start: max(${mm(4)}, 0.5rem);
  border-block-start: max(${mm(0.6)}, 2px) solid ${color.brand};
  color: ${color.inkSoft};
  font: 400 max(${mm(4.8)}, ${fontSize.text}) / 1.45 ${fontFamily.serif};
`;
