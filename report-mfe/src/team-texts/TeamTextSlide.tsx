import { styled } from 'styled-components';
import type { ReportField } from '@cert/shared/domain';
import { useStore } from '@cert/shared/platform';
import { Editable } from '../editing/Editable.tsx';
import { useEditing } from '../editing/EditingContext.ts';
import { MeasureOnPaper } from '../paging/MeasureOnPaper.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { hasText } from './hasText.ts';
import { splitTextBySheets } from './splitTextBySheets.ts';
import { TeamText } from './TeamText.tsx';
import { TeamTextSheet, type SurroundingTexts } from './TeamTextSheet.tsx';
import { TeamTextSheets } from './TeamTextSheets.tsx';

type Props = Pick<SlideProps, 'report' | 'pageNumber'> & {
  id: string;
  text: SurroundingTexts;
  field: ReportField;
};

/** A slide for one team text, on as many sheets as the text needs on paper. */
export function TeamTextSlide({ id, text, field, report, pageNumber }: Props) {
  const html = report.texts[field];
  const isEdited = useStore(useEditing().edited) === field;
  if (isEdited || !hasText(html))
    return (
      <TeamTextSheet {...{ id, text, report, pageNumber }}>
        <Editable field={field}>
          <TeamText html={html} />
        </Editable>
      </TeamTextSheet>
    );
  // Samples of the first sheet and of a continuation, to be measured: their headlines leave different heights for the
  // text.
  const sample = (
    <>
      <TeamTextSheet id={`${id}-sample`} pageNumber={0} {...{ text, report }}>
        <FreeArea>
          <TeamText html={html} />
        </FreeArea>
      </TeamTextSheet>
      <TeamTextSheet id={`${id}-sample-2`} isContinued pageNumber={0} {...{ text, report }}>
        <FreeArea />
      </TeamTextSheet>
    </>
  );
  const of = [html, text.eyebrow, text.headline, text.lead, report.organisation].join('\n');
  return (
    <MeasureOnPaper
      sample={sample}
      of={of}
      read={(drawn) => splitTextBySheets(drawn, `${FreeArea}`)}
    >
      {(parts) => (
        <TeamTextSheets parts={parts ?? [html]} {...{ id, field, text, report, pageNumber }} />
      )}
    </MeasureOnPaper>
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
