import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Timeline } from '@cert/shared/domain';
import { color, fontSize, space } from '@cert/shared/ui';
import { parseNonEmptyTimeline, parseTimelineItems } from '../../texts/timeline/parseTimeline.ts';

type Props = { html: string };

/** A timeline as a list, each item with its position, because two versions may differ in positions only. */
export function TimelinePreview({ html }: Props) {
  const { t } = useTranslation('report');
  const formatPosition = useFormatItemPosition();
  const items = parseNonEmptyTimeline(html);
  if (!items) return <None>{t('editing.cleared')}</None>;
  return (
    <List role="list">
      {items.map((item, index) => (
        <li key={index}>
          <small>{formatPosition(item, items)}</small>
          <strong>{item.title}</strong>
          <span>{item.subtitle}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space[2]};
  font-size: ${fontSize.text};
  overflow-wrap: anywhere;

  & > li {
    display: grid;
  }

  small {
    color: ${color.inkSoft};
    font-size: ${fontSize.small};
  }
`;

const None = styled.p`
  color: ${color.inkSoft};
`;

/** The items of a stored timeline as lines of text, one for each item, to show them in messages. */
export function readTimelineLines(json: string): string[] {
  return (parseTimelineItems(json) ?? [])
    .map(({ title, subtitle }) => [title, subtitle].filter(Boolean).join(' – '))
    .filter((line) => line !== '');
}

type Item = Timeline[number];

/** Describes an item's position: its side, and its distance from the first item, where the line starts. */
export function useFormatItemPosition(): (item: Item, timeline: Timeline) => string {
  const { t } = useTranslation('report');
  return ({ position, top }, timeline) =>
    t('editing.timeline.place', {
      side: t(`editing.timeline.side.${position}`),
      distance: String(Math.round(top - (timeline[0]?.top ?? 0))),
    });
}
