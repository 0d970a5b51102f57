/**
 * The value of a key that must be there, because a check has seen to it.
 * @throws RangeError when it is not: a bug
 */
export function getOrThrow<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`there is no ${String(key)}`);
  return value;
}
