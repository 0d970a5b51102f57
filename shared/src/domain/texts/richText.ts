/**
 * The tags of a rich text, in the editor, on pages, on paper and in the server: what the editor's toolbar produces, and
 * the other tags that mean the same (`b`, `em`, `del`, `strike`). See docs/product/report.md#texts.
 */
export const richTextTags = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'strike',
  'del',
  'sub',
  'sup',
  'ul',
  'ol',
  'li',
  'span',
] as const;

/** The classes of `span`: the editor has four text sizes (the normal one has no class) and two colours. */
export const richTextClasses = [
  'text-small',
  'text-big',
  'text-huge',
  'text-accent',
  'text-muted',
] as const;

/** What an inline style says about the meaning of a text. */
export type TextMarks = {
  /** Whether the text is hidden, so that readers of the original do not see it. */
  isHidden: boolean;
  isStruck: boolean;
  /** The tag for raised or lowered text. */
  shift: 'sup' | 'sub' | undefined;
};

/**
 * Reads what an inline style says about the meaning of a text, because this is lost when the style is removed.
 * `mso-hide` is Word's name for hidden text.
 */
export function readTextMarks(style: string): TextMarks {
  const values = new Map(
    style
      .toLowerCase()
      .split(';')
      .map((declaration): [string, string] => {
        const [name = '', value = ''] = declaration.split(':', 2);
        return [name.trim(), value.replace('!important', '').trim()];
      }),
  );
  const value = (name: string) => values.get(name) ?? '';
  return {
    isHidden:
      value('display') === 'none' ||
      /^(?:hidden|collapse)$/.test(value('visibility')) ||
      value('mso-hide') === 'all',
    isStruck: /line-through/.test(value('text-decoration') + value('text-decoration-line')),
    shift: shifts.get(value('vertical-align')),
  };
}

const shifts = new Map<string, 'sup' | 'sub'>([
  ['super', 'sup'],
  ['sub', 'sub'],
]);
