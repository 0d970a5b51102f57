import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { color, fontSize } from '@cert/shared/ui';
import { SheetBody, Lead } from '../layout/SheetBody.ts';
import { sheetMm, sheetRem } from '../layout/sheetLengths.ts';
import { Sheet } from '../layout/Sheet.tsx';
import type { SheetProps } from '../layout/sheetProps.ts';
import { NumberedSteps } from '../layout/NumberedSteps.tsx';
import { TitledRows } from '../layout/TitledRows.tsx';
import { TitledTextColumns, type TitledText } from '../layout/TitledTextColumns.tsx';
import type { ProseKey } from '../texts/prose.ts';
import { defineSheet, type SheetDefinition } from './defineSheet.ts';

/** The texts of a prose sheet, with names and figures of the programme filled in. */
type ProseText = {
  readonly eyebrow: string;
  readonly headline: string;
  readonly lead?: string;
  /** Parts side by side, without an order. */
  readonly pillars?: readonly TitledText[];
  /** Parts side by side, as consecutive steps. */
  readonly steps?: readonly TitledText[];
  /** The closing sentences. */
  readonly closing?: string;
};

type Options = Pick<SheetDefinition, 'id' | 'title'> & {
  /** The message key of a `ProseText`. */
  text: ProseKey;
};

/** Defines a sheet that shows only texts of the programme, without data of the organisation. */
export function defineProseSheet({ text, ...definition }: Options): SheetDefinition {
  function ProseTextSheet(props: SheetProps) {
    const { t } = useTranslation('report/prose');
    return <ProseSheet {...props} text={t(text, { returnObjects: true }) as ProseText} />;
  }
  return defineSheet({ ...definition, Sheet: ProseTextSheet });
}

/** A sheet that shows the given texts of the programme. */
export function ProseSheet({
  id,
  report,
  pageNumber,
  text,
}: Pick<SheetProps, 'id' | 'report' | 'pageNumber'> & { text: ProseText }) {
  const { eyebrow, headline, lead, pillars, steps, closing } = text;
  const isNumbered = steps !== undefined;
  const parts = steps ?? pillars;
  const isInRows = parts !== undefined && !closing && parts.length <= maxRows;
  return (
    <Sheet {...{ id, eyebrow, headline, report, pageNumber }}>
      <ProseBody $isInRows={isInRows} $hasLead={lead !== undefined}>
        {lead && <Lead>{lead}</Lead>}
        {isInRows && (
          <TitledRows rows={parts} isNumbered={isNumbered} isBelowLead={lead !== undefined} />
        )}
        {!isInRows && pillars && <TitledTextColumns pillars={pillars} />}
        {!isInRows && steps && <NumberedSteps steps={steps} />}
        {closing && <Closing>{closing}</Closing>}
      </ProseBody>
    </Sheet>
  );
}

/** Maximum number of parts that are shown as rows. More parts are shown side by side, because rows would be too low. */
const maxRows = 5;

/* The rows fill the height below the lead. */
const ProseBody = styled(SheetBody)<{ $isInRows: boolean; $hasLead: boolean }>`
  ${({ $isInRows, $hasLead }) =>
    $isInRows &&
    css`
      grid-template-rows: ${$hasLead && 'auto'} minmax(0, 1fr);
      align-content: stretch;

      && > ol,
      && > ul {
        align-self: stretch;
      }
    `}
`;

const Closing = styled.p`
  max-inline-size: max(${sheetMm(180)}, ${sheetRem(30)});
  color: ${color.inkSoft};
  font-size: max(${sheetMm(4.6)}, ${fontSize.text});
  line-height: 1.5;
`;
