import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** All rules of these rule sets are checked, with the exceptions below. */
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
      // Files of our own server need no hash in the page; files of other servers would, but there are none.
      'require-sri': ['error', { target: 'crossorigin' }],
      // Safari does not announce a list without bullets as a list, so it has `role="list"` (look.css).
      'no-redundant-role': 'off',
      // The table of contents exists twice, for wide and narrow screens, and one of the two is hidden. html-validate
      // cannot see this; axe-core can, and also checks for landmarks with the same name.
      'unique-landmark': 'off',
    },
  }),
);

/** Validates a page's HTML. @returns one line per error: rule, message, CSS selector */
export async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'no selector'})`);
}
