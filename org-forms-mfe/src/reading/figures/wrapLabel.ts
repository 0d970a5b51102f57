/**
 * Breaks a label into lines at spaces, because SVG text does not wrap. A word longer than a line gets its own line.
 * @param most maximum characters per line
 */
export function wrapLabel(label: string, most: number): string[] {
  return label.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > most) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}
