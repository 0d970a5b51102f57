import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** Every rule of the sets, but for those whose reason stands beside them. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: [
      'html-validate:standard',
      'html-validate:a11y',
      'html-validate:document',
      'html-validate:browser',
    ],
    rules: {
      // Scripts and styles of our own server are what they are; those of others would need it, and there are none.
      'require-sri': ['error', { target: 'crossorigin' }],
      // Safari takes a list without bullets for no list, unless its role says so (look.css).
      'no-redundant-role': 'off',
      // The sidebar's headings stand before the page's own one; that there is one, axe-core makes sure of.
      'heading-level': ['error', { minInitialRank: 'h2' }],
      // A list of contents is there for wide and for narrow screens, one of them hidden: axe-core sees which.
      'unique-landmark': 'off',
    },
  }),
);

/** What is wrong with a page's HTML, one line each: the rule, what it says, and where. */
export async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'no place'})`);
}
