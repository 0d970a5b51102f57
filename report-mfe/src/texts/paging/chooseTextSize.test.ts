import { chooseTextSizeMm } from './chooseTextSize.ts';

const sheet = { free: 100, above: 0, gap: 10 };

it('texts that fill their sheet keep the usual letter size', () => {
  expect(chooseTextSizeMm([{ text: 70, beside: 20 }], sheet)).toBe(5.2);
  expect(chooseTextSizeMm([{ text: 100, beside: 0 }], sheet)).toBe(5.2);
});

it('a short text gets larger letters, up to the largest size', () => {
  expect(chooseTextSizeMm([{ text: 35, beside: 20 }], sheet)).toBe(7);
  expect(chooseTextSizeMm([{ text: 8, beside: 20 }], sheet)).toBe(8.6);
});

it('texts get smaller letters if their sheet has content above, beside or around them, or gaps between them', () => {
  const rows = [
    { text: 20, beside: 30 },
    { text: 20, beside: 10 },
  ];
  expect(chooseTextSizeMm(rows, sheet)).toBe(6.4);
  expect(chooseTextSizeMm(rows, { ...sheet, above: 40 })).toBe(5.2);
  expect(chooseTextSizeMm([{ text: 35, around: 10, beside: 0 }], sheet)).toBe(6.4);
});

it('a text can be enlarged until it is as high as the content beside it', () => {
  expect(chooseTextSizeMm([{ text: 40, beside: 90 }], sheet)).toBe(7.8);
});

it('no letter size is returned if the texts do not fit on the sheet in the usual size', () => {
  expect(chooseTextSizeMm([{ text: 101, beside: 0 }], sheet)).toBeNull();
  expect(chooseTextSizeMm([{ text: 10, beside: 50 }], { ...sheet, above: 55 })).toBeNull();
});

it('texts count as too long for their sheet if they would need the reserved part of its height', () => {
  expect(chooseTextSizeMm([{ text: 95, beside: 0 }], { ...sheet, reserve: 0.05 })).toBe(5.2);
  expect(chooseTextSizeMm([{ text: 96, beside: 0 }], { ...sheet, reserve: 0.05 })).toBeNull();
});
