/**
 * Breaks a label into lines, as a drawing must do by itself: at spaces, a longer word on a line of its own.
 * @param most characters of a line
 */
export function wrapLabel(label: string, most: number): string[] {
  return label.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > most) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}
