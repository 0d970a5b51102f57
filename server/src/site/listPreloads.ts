import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { registry, type ModuleVersion, type RegistryModule } from '@cert/shared/contract';
import { defaultLanguage, isContractMet, languages, type Language } from '@cert/shared/domain';
import type { SiteConfig } from './siteConfig.ts';

/** A script to be fetched with the page, and the hash that it must have. */
export type Preload = { address: string; integrity: string };

/** What the server reads of the shell's `built.json`: the files of its words, and their hashes. */
const shellBuild = z.object({
  parts: z.record(z.string(), z.array(z.string())),
  files: z.record(z.string(), z.string()),
});

/**
 * The scripts that the page at this address begins with, beside the shell itself: its words, and of the module whose
 * page it is the entry file, the page and the words. Without this each would be asked for only when the one before
 * has run: on a slow line that is what one waits for longest. Who asks is not known here, so the pages of the team are
 * left out: a client's browser never fetches their code.
 * Whoever gets a canary instead has fetched a few files too many.
 * @param path of the address: `/{language}/{id}/{page}`
 * @returns with absolute addresses within the site; none where nothing is known of the page
 */
export async function listPreloads(
  { siteFolder, readRegistry }: Pick<SiteConfig, 'siteFolder' | 'readRegistry'>,
  path: string,
): Promise<Preload[]> {
  const [, first] = path.split('/');
  const language = languages.find((each) => each === first) ?? defaultLanguage;
  const [shell, modules] = await Promise.all([
    parseJson(readFile(join(siteFolder, 'shell', 'built.json'), 'utf8')).then(shellBuild.safeParse),
    parseJson(readRegistry()).then(registry.safeParse),
  ]);
  const words = shell.data?.parts[language] ?? [];
  const ofPage = (modules.data?.modules ?? []).flatMap((module) => filesOf(module, path, language));
  return [...words.map(preloadIn('/', shell.data?.files ?? {})), ...ofPage];
}

function filesOf(module: RegistryModule, path: string, language: Language): Preload[] {
  const shown = module.isOff ? undefined : findShown(module);
  const page = shown && findPage(shown, path);
  if (!page) return [];
  const { base, entry, files, parts } = shown;
  const wanted = [entry, ...(parts[page.page] ?? []), ...(parts[language] ?? [])];
  return [...new Set(wanted)].map(preloadIn(base, files));
}

/** As the page chooses: not what wants a newer contract than this site has. */
function findShown({ channels, lastGood, versions }: RegistryModule): ModuleVersion | undefined {
  return [channels.stable, ...lastGood]
    .map((wanted) => versions.find(({ version }) => version === wanted))
    .find((version) => version && isContractMet(version.contract));
}

function findPage({ pages }: ModuleVersion, path: string) {
  return pages
    .filter((each) => each.for !== 'certifier')
    .find((each) =>
      new URLPattern({ pathname: `/:language/:id/${each.path}` }).test({ pathname: path }),
    );
}

function preloadIn(base: string, hashes: Readonly<Record<string, string>>) {
  return (file: string) => ({ address: base + file, integrity: hashes[file] ?? '' });
}

/** Undefined where it cannot be read or is no JSON: nothing is preloaded, and the page still works. */
async function parseJson(text: Promise<string | undefined>): Promise<unknown> {
  try {
    return JSON.parse((await text) ?? '');
  } catch {
    return undefined;
  }
}
