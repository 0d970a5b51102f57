import { memoizeByObject } from './memoizeByObject.ts';

it('a memoized function computes once for the same object, and again for another object with equal content', () => {
  const compute = jest.fn(({ length }: readonly number[]) => ({ length }));
  const kept = memoizeByObject(compute);
  const numbers = [1, 2];
  expect(kept(numbers)).toEqual({ length: 2 });
  expect(kept(numbers)).toBe(kept(numbers));
  expect(kept([1, 2])).not.toBe(kept(numbers));
  expect(compute).toHaveBeenCalledTimes(2);
});

it('a memoized function keeps the result `undefined`, too', () => {
  const compute = jest.fn(() => undefined);
  const kept = memoizeByObject(compute);
  const given = {};
  kept(given);
  kept(given);
  expect(compute).toHaveBeenCalledTimes(1);
});

it('a memoized function returns the same promise to calls at the same time, and forgets it if it is rejected', async () => {
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
