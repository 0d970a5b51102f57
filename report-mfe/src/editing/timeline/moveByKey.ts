import type { Timeline } from '@cert/shared/domain';

type Item = Timeline[number];
type Key = { key: string; shiftKey: boolean };

/** How far an arrow key moves an item along the line, in CSS pixels of the report's page: `long` with Shift. */
const steps = { short: 8, long: 40 } as const;

/** The item after an arrow key: moved along the line or to the other side. Undefined for other keys. */
export function moveByKey({ key, shiftKey }: Key, item: Item): Item | undefined {
  const step = shiftKey ? steps.long : steps.short;
  switch (key) {
    case 'ArrowUp':
      return { ...item, top: item.top - step };
    case 'ArrowDown':
      return { ...item, top: item.top + step };
    case 'ArrowLeft':
      return { ...item, position: 'left' };
    case 'ArrowRight':
      return { ...item, position: 'right' };
    default:
      return undefined;
  }
}
