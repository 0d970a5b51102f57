import { chooseTextSizeMm } from './chooseTextSize.ts';

const sheet = { free: 100, above: 0, gap: 10 };

it('keeps the usual size of texts that fill their sheet', () => {
  expect(chooseTextSizeMm([{ text: 70, beside: 20 }], sheet)).toBe(5.2);
  expect(chooseTextSizeMm([{ text: 100, beside: 0 }], sheet)).toBe(5.2);
});

it('enlarges a short text, at most to the largest size', () => {
  expect(chooseTextSizeMm([{ text: 35, beside: 20 }], sheet)).toBe(7);
  expect(chooseTextSizeMm([{ text: 8, beside: 20 }], sheet)).toBe(8.6);
});

it('includes the content above and beside, and the gaps', () => {
  const rows = [
    { text: 20, beside: 30 },
    { text: 20, beside: 10 },
  ];
  expect(chooseTextSizeMm(rows, sheet)).toBe(6.4);
  expect(chooseTextSizeMm(rows, { ...sheet, above: 40 })).toBe(5.2);
  expect(chooseTextSizeMm([{ text: 35, around: 10, beside: 0 }], sheet)).toBe(6.4);
});

it('lets a text grow to the height of the content beside it', () => {
  expect(chooseTextSizeMm([{ text: 40, beside: 90 }], sheet)).toBe(7.8);
});

it('says when the texts do not fit', () => {
  expect(chooseTextSizeMm([{ text: 101, beside: 0 }], sheet)).toBeNull();
  expect(chooseTextSizeMm([{ text: 10, beside: 50 }], { ...sheet, above: 55 })).toBeNull();
});

it('keeps a reserve free where one is asked for', () => {
  expect(chooseTextSizeMm([{ text: 95, beside: 0 }], { ...sheet, reserve: 0.05 })).toBe(5.2);
  expect(chooseTextSizeMm([{ text: 96, beside: 0 }], { ...sheet, reserve: 0.05 })).toBeNull();
});
