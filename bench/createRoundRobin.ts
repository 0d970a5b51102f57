/**
 * Returns a function that returns the next item with each call, and starts again after the last one.
 * @throws {RangeError} (the returned function) without items
 */
export function createRoundRobin<Item>(items: readonly Item[]): () => Item {
  let turn = 0;
  return () => {
    const item = items[turn++ % items.length];
    if (item === undefined) throw new RangeError('there are no items');
    return item;
  };
}
