/**
 * The initials of people who are shown together, in their order: `AK`, `JP`. Where two would be equal, up to two more
 * letters of the given name are added until they differ: `AnK`, `AtK`.
 */
export function formatInitials(names: readonly string[]): string[] {
  const short = names.map((name) => initialsOf(name, 1));
  return names.map((name, index) => {
    const rivals = names.filter((other, at) => at !== index && short[at] === short[index]);
    const length = [1, 2, 3].find((letters) =>
      rivals.every((other) => initialsOf(other, letters) !== initialsOf(name, letters)),
    );
    return initialsOf(name, length ?? 1);
  });
}

/** The initials of people who are shown together (`formatInitials`), by their ids. */
export function formatInitialsById(
  people: readonly { id: number; name: string }[],
): ReadonlyMap<number, string> {
  const initials = formatInitials(people.map(({ name }) => name));
  return new Map(people.map(({ id }, index) => [id, initials[index] ?? '']));
}

/** @param letters how many letters of the given name */
function initialsOf(name: string, letters: number): string {
  const [given = '', ...others] = name.trim().split(/\s+/);
  const family = others.at(-1) ?? '';
  const start = [...given].slice(0, letters);
  return [start[0]?.toLocaleUpperCase(), ...start.slice(1), [...family][0]?.toLocaleUpperCase()]
    .filter((letter) => letter !== undefined)
    .join('');
}
