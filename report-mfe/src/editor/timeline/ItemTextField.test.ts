import fc from 'fast-check';
import { timeline } from '@cert/shared/domain';
import { cleanItemText } from './ItemTextField.tsx';

it('makes one line of several', () => {
  expect(cleanItemText('From\r\nWord\tand on')).toBe('From Word and on');
});

it('does not change a text that can be stored', () => {
  expect(cleanItemText(' Početak 🎉 ')).toBe(' Početak 🎉 ');
});

it('gives nothing but what may be stored', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 200 });
  const halves = fc.constantFrom(
    '\ud83c',
    `${'a'.repeat(199)}🎉`.slice(0, 200),
    '\u0000'.repeat(300),
  );
  fc.assert(
    fc.property(fc.oneof(anything, halves), (text) => {
      const title = cleanItemText(text);
      const item = { position: 'left', top: 0, title, subtitle: '' };
      expect(timeline.safeParse([item]).success).toBe(true);
    }),
  );
});
