import { wrapLabel } from './DrawingLabel.tsx';

it.each([
  ['Performance', 14, ['Performance']],
  ['Attracting and selecting', 14, ['Attracting and', 'selecting']],
  ['Attracting and selecting', 13, ['Attracting', 'and selecting']],
  ['Ljudski resursi kao partner', 16, ['Ljudski resursi', 'kao partner']],
  ['Unternehmensverantwortung heute', 10, ['Unternehmensverantwortung', 'heute']],
])('the label “%s” is broken into lines of %i characters', (label, most, lines) => {
  expect(wrapLabel(label, most)).toEqual(lines);
});
