import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { createPageHeadRenderer } from '../../server/src/site/shellPage.ts';
import { readProgramme } from '../../server/src/content/reading/readProgramme.ts';
import { InvalidContentError } from '../../server/src/content/contentIssue.ts';

/** The server's default upload limit. The page checks a file against it before sending. */
const uploadLimitBytes = 26_214_400;

/**
 * A plugin that puts the programme's names and colours into the page. In production the server does this; during
 * development webpack serves the page.
 * @throws InvalidContentError when the programme file has errors
 */
export async function createBrandingPlugin(root: string): Promise<WebpackPluginInstance> {
  const file = process.env['PROGRAMME_FILE'] ?? path.join(root, 'content', 'programme.yaml');
  const { programme, issues } = await readProgramme(file);
  if (!programme) throw new InvalidContentError(issues);
  // No nonce: during development the page has no Content-Security-Policy.
  const head = createPageHeadRenderer({
    programme,
    uploadLimitBytes,
    editorLicenceKey: 'GPL',
    isDemo: true,
    hasMail: true,
    hasReportPdf: false,
  })('');
  return {
    apply: (compiler: Compiler) =>
      compiler.hooks.compilation.tap('createBrandingPlugin', (compilation) => {
        HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('createBrandingPlugin', (page) => ({
          ...page,
          html: page.html.replace('</head>', () => `${head}</head>`),
        }));
      }),
  };
}
