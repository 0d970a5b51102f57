import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Time limit for elements to appear; long, because a slow machine must not fail a test.
configure({ asyncUtilTimeout: 10_000 });

/**
 * A test fails if it prints an error or a warning, for example React's "not wrapped in act(...)". A test that expects a
 * message replaces the function of the console.
 */
const messages: string[] = [];
const { console } = globalThis;
for (const kind of ['error', 'warn'] as const) {
  const print = console[kind];
  console[kind] = (...values: unknown[]) => {
    messages.push(values.map(String).join(' ').slice(0, 300));
    print(...values);
  };
}
afterEach(() => {
  expect(messages.splice(0)).toEqual([]);
});
