import fc from 'fast-check';
import { timelineSchema } from '@cert/shared/domain';
import { cleanItemText } from './ItemTextField.tsx';

it('a timeline text of several lines becomes one line', () => {
  expect(cleanItemText('From\r\nWord\tand on')).toBe('From Word and on');
});

it('cleaning does not change a timeline text that the server accepts', () => {
  expect(cleanItemText(' Početak 🎉 ')).toBe(' Početak 🎉 ');
});

it('after cleaning, the server accepts any timeline text', () => {
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
