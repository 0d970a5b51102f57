import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/makeTestFolder.ts';

/** The content folder of this repository. */
export const realContentFolder = join(__dirname, '..', '..', '..', '..', 'content');

/**
 * Writes a temporary content folder: the programme of this repository and the small edition.
 * @param files texts by file name; they replace or extend the small edition's files
 */
export async function writeContent(files?: {
  [name: string]: string | undefined;
}): Promise<string> {
  const contentFolder = join(await writeEdition(files), '..', '..');
  for (const name of ['programme.yaml', 'logo.svg', 'icon.svg', 'ornament.svg'])
    await copyFile(join(realContentFolder, name), join(contentFolder, name));
  return contentFolder;
}

const head = `key: small
title: { hr: Mali, sr: Mali upitnik, en: Small }
isExcerpt: true
`;

/**
 * Writes an edition of one category into a temporary folder, removed after the test file.
 * @param files texts by file name; they replace or extend the small edition's files, and undefined removes a file
 * @returns the folder, `…/editions/small`
 */
export async function writeEdition(
  files: { [name: string]: string | undefined } = {},
): Promise<string> {
  const folder = join(await makeTestFolder('content'), 'editions', 'small');
  await mkdir(folder, { recursive: true });
  const all = { 'edition.yaml': head, '1-attracting.yaml': smallCategoryYaml, ...files };
  for (const [name, text] of Object.entries(all))
    if (text !== undefined) await writeFile(join(folder, name), text);
  return folder;
}

/** The text of a category's file without issues. Tests replace a piece of it to create an issue. */
export const smallCategoryYaml = `key: attracting
slug: attracting
title: { hr: Privlačenje, sr: Privlačenje kandidata, en: Attracting }
areas:
  - key: brand
    slug: brand
    title: { hr: Brend, sr: Brend poslodavca, en: Brand }
    questions:
      - key: strategy
        kind: single-choice
        importance: 1
        title:
          hr: Kako upravljate brendom u {year}. godini?
          sr: Kako upravljate brendom u {year}. godini, kao poslodavac?
          en: How do you manage your brand in {year}?
        scoring: { kind: single }
        answers:
          - key: not-at-all
            content: { hr: Nikako., sr: Ni na koji način., en: Not at all. }
            mark: 0
          - key: by-plan
            content: { hr: Po planu., sr: Prema planu., en: By a plan. }
            mark: 3
      - key: feedback
        kind: percentage
        importance: 2
        title: { hr: Koliki udio?, sr: Koliki udeo?, en: What share? }
        disabledOn: { question: strategy, answer: not-at-all }
        scoring:
          kind: bands
          bands:
            - { from: 0, gives: 0 }
            - { from: 50, gives: 3 }
        answers:
          - key: share
            content: { hr: Udio, sr: Udeo, en: Share }
            unit: { hr: '%', sr: '%', en: '%' }
        benchmark:
          text: { hr: XXX % ljudi, sr: XXX % zaposlenih, en: XXX % of people }
          unit: { hr: '%', sr: '%', en: '%' }
          betterWhen: more
`;
