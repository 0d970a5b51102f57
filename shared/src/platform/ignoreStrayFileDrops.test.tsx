import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderInPlatform } from '../testing/index.ts';

/**
 * Drags something over the text, or drops it there. @returns whether the page prevented the browser's default action
 */
function drag(what: 'dragOver' | 'drop', types: string[]): boolean {
  const event = createEvent[what](screen.getByText('a page'), {
    dataTransfer: { types, dropEffect: 'copy' },
  });
  fireEvent(screen.getByText('a page'), event);
  return event.defaultPrevented;
}

it('a file dropped outside of every upload field does not replace the page; dropped text is left to the browser', async () => {
  await renderInPlatform(<p>a page</p>);
  expect(drag('dragOver', ['Files'])).toBe(true);
  expect(drag('drop', ['Files'])).toBe(true);
  expect(drag('dragOver', ['text/plain'])).toBe(false);
  expect(drag('drop', ['text/plain'])).toBe(false);
});
