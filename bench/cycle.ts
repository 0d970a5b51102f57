/**
 * Gives the items one after the other, and begins again after the last.
 * @throws {RangeError} of nothing
 */
export function cycle<Item>(items: readonly Item[]): () => Item {
  let turn = 0;
  return () => {
    const item = items[turn++ % items.length];
    if (item === undefined) throw new RangeError('nobody has a turn');
    return item;
  };
}
