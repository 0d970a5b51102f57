import type { Timeline } from '@cert/shared/domain';
import { Editable } from '../editing/Editable.tsx';
import { useRegisterSheetCount } from '../paging/PageNumbers.tsx';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { placeItems } from './placeItems.ts';
import type { TimelineLengths } from './measureTimeline.ts';
import { TimelineItems } from './TimelineItems.tsx';

type Props = Pick<SlideProps, 'pageNumber'> & {
  timeline: Timeline;
  /** The measured heights of the items; null until they are measured. Until then all items are on one sheet. */
  lengths: TimelineLengths | null;
  slideProps: Pick<SlideProps, 'report'> & { eyebrow: string; headline: string };
};

/** The sheets of a timeline, with consecutive page numbers. */
export function TimelineSheets({ timeline, lengths, slideProps, pageNumber }: Props) {
  const sheets = placeItems(
    timeline.map((item, index) => ({ ...item, height: lengths?.items[index] ?? 0 })),
    lengths?.lineLengths ?? [Infinity],
  );
  useRegisterSheetCount('timeline', sheets.length);
  return sheets.map((placed, index) => (
    <Slide
      key={index}
      id={index === 0 ? 'timeline' : `timeline-${index + 1}`}
      isContinued={index > 0}
      pageNumber={pageNumber === null ? null : pageNumber + index}
      {...slideProps}
    >
      <Editable field="timeline" isFirst={index === 0}>
        <TimelineItems items={placed} />
      </Editable>
    </Slide>
  ));
}
