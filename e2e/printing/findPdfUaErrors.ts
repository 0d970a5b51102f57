import { readFileSync } from 'node:fs';

/** The objects of a PDF by their numbers, without the content of streams. */
type Objects = ReadonlyMap<number, string>;
type StructureElement = { type: string; dictionary: string; within: readonly string[] };

const catalogRules = [
  { entry: /\/Marked true/, sentence: '7.1-6: it is not marked as tagged' },
  { entry: /\/DisplayDocTitle true/, sentence: '7.1-10: the window does not show its title' },
  { entry: /\/Lang \([a-z]{2}(-[A-Za-z]+)*\)/, sentence: '7.2: it has no language' },
];

/**
 * Checks a PDF that Chromium wrote against the rules of PDF/UA-1 that a faulty page can break. The rule numbers are
 * those of veraPDF's profile. Does not check what Chromium never writes: XMP metadata (5, 7.1-8), artifacts (7.1-3),
 * and the texts of links (7.18.5-2).
 * @returns one sentence per error
 * @throws {Error} when the file has no readable structure
 */
export function findPdfUaErrors(file: string): string[] {
  const objects = readObjects(file);
  const catalog = [...objects.values()].find((one) => one.includes('/Type /Catalog')) ?? '';
  const elements = readStructure(objects);
  const errors = catalogRules
    .filter(({ entry }) => !entry.test(catalog))
    .map(({ sentence }) => sentence);
  const pages = [...objects.values()].filter((one) => /\/Type \/Page\s/.test(one));
  for (const page of pages) {
    if (!page.includes('/StructParents')) errors.push('7.1-3: a page has no tags');
    if (page.includes('/Annots') && !page.includes('/Tabs /S'))
      errors.push('7.18.3-1: a page with links has another order than its text');
  }
  const links = [...objects.values()].filter((one) => one.includes('/Subtype /Link'));
  const linked = elements.filter(({ type }) => type === 'Link').length;
  for (const link of links)
    if (!link.includes('/StructParent ')) errors.push(`7.18.5-1: a link has no tag: ${link}`);
  if (linked === 0 && links.length > 0) errors.push('7.18.5-1: there is no tag for links');
  return [...errors, ...findHeadingErrors(elements), ...elements.flatMap(findElementErrors)];
}

/** Finds headings that skip a level (7.4.2-1). */
function findHeadingErrors(elements: readonly StructureElement[]): string[] {
  const levels = elements.flatMap(({ type }) => /^H([1-6])$/.exec(type)?.[1] ?? []).map(Number);
  const [first] = levels;
  if (first !== 1) return [`7.4.2-1: the first heading is H${first}`];
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 1;
    return level > before + 1 ? [`7.4.2-1: H${level} follows H${before}`] : [];
  });
}

/** Allowed parent types of each type of element. */
const parents: Readonly<Record<string, readonly string[]>> = {
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  LI: ['L'],
};

function findElementErrors({ type, dictionary, within }: StructureElement): string[] {
  const errors: string[] = [];
  if (type === 'Figure' && !/\/Alt (\(.+\)|<FEFF[\dA-F]+>)/.test(dictionary))
    errors.push(`7.3-1: a figure in ${within.join(' ')} has no alternative text`);
  if (type === 'TH' && !dictionary.includes('/Scope /'))
    errors.push('7.5-1: a heading of a table has no scope');
  if (type === 'TD' && !dictionary.includes('/Headers ['))
    errors.push('7.5-1: a cell of a table names no heading');
  const allowed = parents[type];
  // Chromium writes `NonStruct` for elements without a structural role, so these are skipped.
  const parent = within.findLast((one) => one !== 'NonStruct') ?? 'nothing';
  if (allowed && !allowed.includes(parent)) errors.push(`7.2: ${type} stands in ${parent}`);
  return errors;
}

/** Reads the elements of the structure in reading order. */
function readStructure(objects: Objects): StructureElement[] {
  const root = [...objects.values()].find((one) => one.includes('/Type /StructTreeRoot'));
  if (!root) throw new Error('The PDF has no structure (7.1-11).');
  const elements: StructureElement[] = [];
  const visit = (dictionary: string, within: readonly string[]) => {
    const type = /\/S \/(\w+)/.exec(dictionary)?.[1];
    if (type) elements.push({ type, dictionary, within });
    const inside = type ? [...within, type] : within;
    for (const child of childrenOf(dictionary, objects)) visit(child, inside);
  };
  visit(root, []);
  return elements;
}

/** Returns the structure elements directly below this one; leaves out marked content and links to annotations. */
function childrenOf(dictionary: string, objects: Objects): string[] {
  const [, one, list] = /\/K (?:(\d+) 0 R|\[([\s\S]*?)\]|\d+)/.exec(dictionary) ?? [];
  const places = one ?? list?.replace(/<<[\s\S]*?>>/g, '') ?? '';
  const numbers = one
    ? [Number(one)]
    : [...places.matchAll(/(\d+) 0 R/g)].map((at) => Number(at[1]));
  return numbers.flatMap((number) => {
    const child = objects.get(number) ?? '';
    // Chromium writes a long list of children as a separate object.
    if (child.startsWith('[')) return childrenOf(`/K ${child}`, objects);
    return child.includes('/Type /StructElem') ? [child] : [];
  });
}

/** Reads the objects. Chromium compresses only the content of streams, so all objects are readable as text. */
function readObjects(file: string): Objects {
  const text = readFileSync(file, 'latin1');
  return new Map(
    text.split(/(?:^|\n)endobj\s/).flatMap((part): [number, string][] => {
      const found = /(?:^|\n)(\d+) 0 obj\n([\s\S]*)$/.exec(part);
      return found ? [[Number(found[1]), (found[2] ?? '').split('stream\n')[0] ?? '']] : [];
    }),
  );
}
