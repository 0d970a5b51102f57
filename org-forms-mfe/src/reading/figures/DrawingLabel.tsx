type Props = {
  x: number;
  /** Vertical centre of all lines together. */
  y: number;
  text: string;
  /** A further line below the text, in smaller letters. */
  below?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Maximum characters per line. */
  maxCharacters: number;
};

/** Height of a line, in units of the drawing. */
const lineHeight = 19;

/** A label of one or more lines in a drawing, vertically centred at `y`. */
export function DrawingLabel({ x, y, text, below, anchor = 'start', maxCharacters }: Props) {
  const lines = wrapLabel(text, maxCharacters);
  const count = lines.length + (below === undefined ? 0 : 1);
  const first = y - ((count - 1) * lineHeight) / 2;
  const at = (line: number) => ({ x, y: first + line * lineHeight, dy: '0.35em' });
  return (
    <text textAnchor={anchor} fontSize="15">
      {lines.map((line, index) => (
        <tspan key={index} fontWeight={600} {...at(index)}>
          {line}
        </tspan>
      ))}
      {below !== undefined && (
        <tspan className="soft" fontSize="13" {...at(lines.length)}>
          {below}
        </tspan>
      )}
    </text>
  );
}

/**
 * Breaks a label into lines at spaces, because SVG text does not wrap. A word longer than a line gets its own line.
 * @param maxCharacters maximum characters per line
 */
export function wrapLabel(label: string, maxCharacters: number): string[] {
  return label.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > maxCharacters)
      return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}
