import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStore } from '@cert/shared/platform';
import { space } from '@cert/shared/ui';
import { EditableReportText } from '../../editor/EditableReportText.tsx';
import { useEditingState } from '../../editor/EditingContext.ts';
import { ContinuedSheets } from '../../layout/ContinuedSheets.tsx';
import { MeasureOnPaper } from '../../layout/MeasureOnPaper.tsx';
import { sheetMm, mmPerPixel } from '../../layout/sheetLengths.ts';
import { Sheet } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { buildDefaultTimeline, parseNonEmptyTimeline } from '../../texts/timeline/parseTimeline.ts';
import { placeTimelineItems } from '../../texts/timeline/placeTimelineItems.ts';
import { TimelineItems } from '../../texts/timeline/TimelineItems.tsx';
import { defineSheet } from '../defineSheet.ts';

/** The timeline of the team, or the default timeline until the team has written one. */
export const timelineSheet = defineSheet({
  id: 'timeline',
  title: 'contents.titles.timeline',
  alsoTexts: () => ['timeline'],
  Sheet: TimelineSheet,
});

function TimelineSheet({ id, report, pageNumber }: SheetProps) {
  const { t } = useTranslation('report/prose');
  const { eyebrow, ...byDecision } = t('closing.timeline', { returnObjects: true });
  const { headline, items: defaultItems } = byDecision[report.decision];
  const sheetProps = { eyebrow, headline, report };
  const isEdited = useStore(useEditingState().edited) === 'timeline';
  if (isEdited)
    return (
      <Sheet {...{ id, pageNumber }} {...sheetProps}>
        <Edited>
          <EditableReportText field="timeline">{null}</EditableReportText>
        </Edited>
      </Sheet>
    );
  const timeline =
    parseNonEmptyTimeline(report.texts.timeline) ?? buildDefaultTimeline(defaultItems);
  // Samples of the first sheet and of a continuation. Both are measured, because their headlines leave different
  // heights for the content.
  const sample = (
    <>
      <Sheet id={`${id}-sample`} pageNumber={0} {...sheetProps}>
        <FreeArea>
          <TimelineItems items={timeline.map((item) => ({ ...item, height: 0, y: 0 }))} />
        </FreeArea>
      </Sheet>
      <Sheet id={`${id}-sample-2`} isContinued pageNumber={0} {...sheetProps}>
        <FreeArea />
      </Sheet>
    </>
  );
  return (
    <MeasureOnPaper
      sample={sample}
      of={JSON.stringify([timeline, eyebrow, headline, report.organisation])}
      read={(drawn) => measureTimeline(drawn, `${FreeArea}`)}
    >
      {(lengths) => (
        <ContinuedSheets
          {...{ id, pageNumber }}
          {...sheetProps}
          parts={placeTimelineItems(
            timeline.map((item, index) => ({ ...item, height: lengths?.items[index] ?? 0 })),
            // Until they are measured, all items are on one sheet.
            lengths?.lineLengths ?? [Infinity],
          )}
        >
          {(items, index) => (
            <EditableReportText field="timeline" isFirst={index === 0}>
              <TimelineItems items={items} />
            </EditableReportText>
          )}
        </ContinuedSheets>
      )}
    </MeasureOnPaper>
  );
}

/* Leaves space for the frame of the editor, which extends beyond the timeline. */
const Edited = styled.div`
  padding-block: calc(${sheetMm(4)} + ${space[4]});
`;

/** The free part of a sheet. It has the full available height, and the timeline inside does not make it higher. */
const FreeArea = styled.div`
  position: relative;

  & > * {
    position: absolute;
    inset-inline: 0;
  }
`;

/** Lengths on paper, in millimetres. */
type TimelineLengths = {
  /** The height of each item. */
  items: readonly number[];
  /** The length of the line on the first sheet and on each continuation. */
  lineLengths: readonly number[];
};

/**
 * Measures the items of a timeline and the free parts of its sheets.
 * @param sample has the size of paper. It contains an element for each sheet, which is as high as the sheet's free
 *   part; the first of these elements contains all items
 * @param selector CSS selector of these elements
 * @returns null if the page has no layout
 */
function measureTimeline(sample: HTMLElement, selector: string): TimelineLengths | null {
  const [first, ...more] = [...sample.querySelectorAll(selector)];
  const line = first?.querySelector('ol');
  if (!first || !line || line.getBoundingClientRect().height === 0) return null;
  const items = [...line.children].map(({ firstElementChild, lastElementChild }) =>
    firstElementChild && lastElementChild ? bottom(lastElementChild) - top(firstElementChild) : 0,
  );
  const begin = top(line) - top(first);
  return {
    items: items.map((length) => length * mmPerPixel),
    lineLengths: [first, ...more].map((area) => (bottom(area) - top(area) - begin) * mmPerPixel),
  };
}

function top(element: Element): number {
  return element.getBoundingClientRect().top;
}

function bottom(element: Element): number {
  return element.getBoundingClientRect().bottom;
}
