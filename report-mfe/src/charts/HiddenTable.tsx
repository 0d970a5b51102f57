type Props = {
  caption: string;
  /** The headings; the first one is above the titles of the rows. */
  columns: readonly string[];
  rows: readonly { key: string; title: string; cells: readonly string[] }[];
};

/** The values of a drawing as a table for screen readers. */
export function HiddenTable({ caption, columns, rows }: Props) {
  return (
    <table className="visually-hidden">
      {/* Firefox does not clip the caption of a hidden table, so the caption is hidden, too. */}
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((name, index) => (
            <th key={index} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, title, cells }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            {cells.map((text, index) => (
              <td key={index}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
