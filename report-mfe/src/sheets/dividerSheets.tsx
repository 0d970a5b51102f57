import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { Globe } from '../layout/Globe.tsx';
import { sheetMm } from '../layout/sheetLengths.ts';
import { Paper } from '../layout/Paper.tsx';
import { Eyebrow, SheetFooter } from '../layout/Sheet.tsx';
import type { SheetProps } from '../layout/sheetProps.ts';
import { defineSheet, type SheetDefinition } from './defineSheet.ts';

/** The sheet before the results of the standard view. */
export const resultsDivider = defineDivider({ id: 'your-results', text: 'dividers.yourResults' });

/** The sheet before the grades of the categories. */
export const categoriesDivider = defineDivider({
  id: 'steps',
  title: 'contents.titles.steps',
  text: 'dividers.diveIn',
});

/** The sheet before the results of the Above-and-Beyond view. */
export const beyondResultsDivider = defineDivider({
  id: 'beyond-results',
  text: 'beyond.yourResults',
});

type Options = Pick<SheetDefinition, 'id' | 'title'> & {
  text: 'dividers.yourResults' | 'dividers.diveIn' | 'beyond.yourResults';
};

/** Defines a sheet that introduces a part of the report. */
function defineDivider({ text, ...definition }: Options): SheetDefinition {
  function TextDivider(props: SheetProps) {
    const { t } = useTranslation('report/prose');
    return <Divider {...props} text={t(text, { returnObjects: true })} />;
  }
  return defineSheet({ ...definition, Sheet: TextDivider });
}

type Props = Pick<SheetProps, 'id' | 'report' | 'pageNumber'> & {
  text: { eyebrow: string; headline: string; lead: string };
};

function Divider({ id, text, report, pageNumber }: Props) {
  const headlineId = `${id}-headline`;
  return (
    <Ground id={id} aria-labelledby={headlineId}>
      <Globe isComplete />
      <Eyebrow>{text.eyebrow}</Eyebrow>
      <Message>
        <h2 id={headlineId}>{text.headline}</h2>
        <p>{text.lead}</p>
      </Message>
      <SheetFooter report={report} pageNumber={pageNumber} />
    </Ground>
  );
}

const Ground = styled(Paper)`
  background: ${color.brandSoft};
  color: ${color.brandStrong};
`;

const Message = styled.div`
  position: relative;
  display: grid;
  align-content: end;
  gap: ${sheetMm(7)};
  padding-block: ${sheetMm(30)} ${sheetMm(18)};

  h2 {
    max-inline-size: ${sheetMm(170)};
    font-size: max(${sheetMm(18)}, ${fontSize.title});
    line-height: 1.06;
  }

  p {
    max-inline-size: ${sheetMm(140)};
    color: ${color.ink};
    font: 400 max(${sheetMm(5.8)}, ${fontSize.lead}) / 1.45 ${fontFamily.serif};
  }
`;
