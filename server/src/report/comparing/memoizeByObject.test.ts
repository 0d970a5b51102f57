import { memoizeByObject } from './memoizeByObject.ts';

it('the result is computed once for the same object, and again for an equal one', () => {
  const compute = jest.fn(({ length }: readonly number[]) => ({ length }));
  const kept = memoizeByObject(compute);
  const numbers = [1, 2];
  expect(kept(numbers)).toEqual({ length: 2 });
  expect(kept(numbers)).toBe(kept(numbers));
  expect(kept([1, 2])).not.toBe(kept(numbers));
  expect(compute).toHaveBeenCalledTimes(2);
});

it('a result of “nothing” is kept, too', () => {
  const compute = jest.fn(() => undefined);
  const kept = memoizeByObject(compute);
  const given = {};
  kept(given);
  kept(given);
  expect(compute).toHaveBeenCalledTimes(1);
});

it('work in progress is shared, and forgotten if it fails', async () => {
  const work = jest.fn(async () => 'done').mockRejectedValueOnce(new Error('away'));
  const kept = memoizeByObject(work);
  const given = {};
  const [one, other] = [kept(given), kept(given)];
  await expect(one).rejects.toThrow('away');
  await expect(other).rejects.toThrow('away');
  expect(await kept(given)).toBe('done');
  expect(await kept(given)).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});
