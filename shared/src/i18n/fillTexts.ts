/** Where a value goes in a text. */
const place = /\{\{(\w+)\}\}/g;

/**
 * Fills `{{name}}` in every text of a tree of texts, whatever its shape, each part of it when somebody first reads it; an
 * unknown name stays as it stands, which a test of every page looks for.
 */
export function fillTexts<Tree>(tree: Tree, values: Readonly<Record<string, string>>): Tree {
  return filled(tree) as Tree;

  function filled(node: unknown): unknown {
    if (typeof node === 'string')
      return node.replace(place, (whole, name: string) => values[name] ?? whole);
    if (Array.isArray(node)) return node.map(filled);
    const parts = {};
    for (const [key, child] of Object.entries(node as object)) {
      let part: unknown;
      Object.defineProperty(parts, key, {
        enumerable: true,
        get: () => (part ??= filled(child)),
      });
    }
    return parts;
  }
}
