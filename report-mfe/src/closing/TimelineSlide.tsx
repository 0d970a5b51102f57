import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStore } from '@cert/shared/platform';
import { space } from '@cert/shared/ui';
import { Editable } from '../editing/Editable.tsx';
import { useEditing } from '../editing/EditingContext.ts';
import { MeasureOnPaper } from '../paging/MeasureOnPaper.tsx';
import { mm } from '../viewing/mm.ts';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { measureTimeline } from './measureTimeline.ts';
import { parseNonEmptyTimeline } from './parseNonEmptyTimeline.ts';
import { TimelineItems } from './TimelineItems.tsx';
import { TimelineSheets } from './TimelineSheets.tsx';
import { defaultTimeline } from './defaultTimeline.ts';

/** The slide with the timeline of the team, or with the default timeline until the team has written one. */
export function TimelineSlide({ report, pageNumber }: SlideProps) {
  const { t } = useTranslation('report/prose');
  const { eyebrow, ...byDecision } = t('closing.timeline', { returnObjects: true });
  const { headline, items } = byDecision[report.decision];
  const slideProps = { eyebrow, headline, report };
  const isEdited = useStore(useEditing().edited) === 'timeline';
  if (isEdited)
    return (
      <Slide id="timeline" pageNumber={pageNumber} {...slideProps}>
        <Edited>
          <Editable field="timeline">{null}</Editable>
        </Edited>
      </Slide>
    );
  const timeline = parseNonEmptyTimeline(report.texts.timeline) ?? defaultTimeline(items);
  // Samples of the first sheet and of a continuation, to be measured: their headlines leave different heights for the
  // content.
  const sample = (
    <>
      <Slide id="timeline-sample" pageNumber={0} {...slideProps}>
        <FreeArea>
          <TimelineItems items={timeline.map((item) => ({ ...item, height: 0, y: 0 }))} />
        </FreeArea>
      </Slide>
      <Slide id="timeline-sample-2" isContinued pageNumber={0} {...slideProps}>
        <FreeArea />
      </Slide>
    </>
  );
  return (
    <MeasureOnPaper
      sample={sample}
      of={JSON.stringify([timeline, eyebrow, headline, report.organisation])}
      read={(drawn) => measureTimeline(drawn, `${FreeArea}`)}
    >
      {(lengths) => <TimelineSheets {...{ timeline, lengths, slideProps, pageNumber }} />}
    </MeasureOnPaper>
  );
}

/* Leaves space for the frame of the editor, which extends beyond the timeline. */
const Edited = styled.div`
  padding-block: calc(${mm(4)} + ${space[4]});
`;

/** The free part of a sheet, with its full height. The timeline inside does not make it higher. */
const FreeArea = styled.div`
  position: relative;

  & > * {
    position: absolute;
    inset-inline: 0;
  }
`;
