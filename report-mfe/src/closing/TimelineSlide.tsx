import { useProse } from '../prose/ProseProvider.tsx';
import { useSheets } from '../paging/PageNumbers.tsx';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { placeItems } from './placeItems.ts';
import { readTimeline } from './readTimeline.ts';
import { TimelineItems } from './TimelineItems.tsx';
import { usualTimeline } from './usualTimeline.ts';

/** What happens when: the team's timeline, or the usual one while there is none. */
export function TimelineSlide({ report, pageNumber }: SlideProps) {
  const { eyebrow, ...usual } = useProse().closing.timeline;
  const { headline, items } = usual[report.decision];
  const sheets = placeItems(readTimeline(report.texts.timeline) ?? usualTimeline(items));
  useSheets('timeline', sheets.length);
  return sheets.map((placed, index) => (
    <Slide
      key={index}
      id={index === 0 ? 'timeline' : `timeline-${index + 1}`}
      pageNumber={pageNumber === null ? null : pageNumber + index}
      {...{ eyebrow, headline, report }}
    >
      <TimelineItems items={placed} />
    </Slide>
  ));
}
