/**
 * Gets a value that must exist.
 * @throws RangeError if the map has no such key, which is a bug
 */
export function getOrThrow<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`there is no ${String(key)}`);
  return value;
}
