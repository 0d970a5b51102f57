import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import type { ReportData } from '../toReportData.ts';
import { mm } from '../viewing/mm.ts';
import { narrowSheet } from '../viewing/narrowSheet.ts';
import { ResultRing } from './ResultRing.tsx';
import { ResultTable } from './ResultTable.tsx';

type Props = { report: ReportData; sentences: readonly string[] };

/** The overall result: a ring, and beside it an explanation and the numbers. */
export function ResultBody({ report, sentences }: Props) {
  return (
    <Columns>
      <ResultRing report={report} />
      <Message>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ResultTable report={report} />
      </Message>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  gap: ${mm(16)};
  align-items: center;

  ${narrowSheet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${mm(28)};
    padding-block: ${mm(14)};
  }
`;

const Message = styled.div`
  display: grid;
  gap: max(${mm(5)}, 0.75rem);
  color: ${color.ink};
  font: 400 max(${mm(5.2)}, ${fontSize.lead}) / 1.5 ${fontFamily.serif};
`;
