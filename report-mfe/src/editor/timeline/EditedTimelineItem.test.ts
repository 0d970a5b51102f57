import { moveItemByKey } from './EditedTimelineItem.tsx';

const item = { position: 'left', top: 100, title: 'Review', subtitle: '' } as const;

test.each([
  ['ArrowUp', false, { top: 92 }],
  ['ArrowDown', false, { top: 108 }],
  ['ArrowUp', true, { top: 60 }],
  ['ArrowDown', true, { top: 140 }],
  ['ArrowLeft', false, { position: 'left' }],
  ['ArrowRight', true, { position: 'right' }],
])('%s (with Shift: %s) moves a timeline item to %j', (key, shiftKey, place) => {
  expect(moveItemByKey({ key, shiftKey }, item)).toEqual({ ...item, ...place });
});

it('a key that is not an arrow key does not move a timeline item', () => {
  expect(moveItemByKey({ key: 'Enter', shiftKey: false }, item)).toBeUndefined();
});
