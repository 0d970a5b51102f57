import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { createPageHead } from '../server/src/branding/createPageHead.ts';
import { readProgramme } from '../server/src/content/reading/readProgramme.ts';
import { InvalidContentError } from '../server/src/content/invalidContentError.ts';

/** As the server has it by default: the page only says it before a file is sent. */
const uploadLimitBytes = 26_214_400;

/**
 * While the site is developed, webpack sends the page and not our server: this puts the programme's names and colours
 * into it, as the server does.
 * @throws InvalidContentError when the programme's file is wrong
 */
export async function brandPage(root: string): Promise<WebpackPluginInstance> {
  const file = process.env['PROGRAMME_FILE'] ?? path.join(root, 'content', 'programme.yaml');
  const { programme, issues } = await readProgramme(file);
  if (!programme) throw new InvalidContentError(issues);
  // The page has no policy here, so no nonce is asked for.
  const head = createPageHead({
    programme,
    uploadLimitBytes,
    editorLicenceKey: 'GPL',
    isDemo: true,
  })('');
  return {
    apply: (compiler: Compiler) =>
      compiler.hooks.compilation.tap('brandPage', (compilation) => {
        HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('brandPage', (page) => ({
          ...page,
          html: page.html.replace('</head>', () => `${head}</head>`),
        }));
      }),
  };
}
