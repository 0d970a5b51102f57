import fc from 'fast-check';
import { timelineSchema } from '@cert/shared/domain';
import { cleanItemText } from './ItemTextField.tsx';

it('a text of several lines becomes one line', () => {
  expect(cleanItemText('From\r\nWord\tand on')).toBe('From Word and on');
});

it('a text that the server accepts stays unchanged', () => {
  expect(cleanItemText(' Početak 🎉 ')).toBe(' Početak 🎉 ');
});

it('a cleaned text is always one that the server accepts', () => {
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
      expect(timelineSchema.safeParse([item]).success).toBe(true);
    }),
  );
});
