import { z } from 'zod';

/** Where the contract is described: the types as API Extractor prints them, and everything else as JSON. */
export const contractReportFiles = {
  types: 'docs/contract/types.api.md',
  report: 'docs/contract/report.json',
  changelog: 'docs/contract/changelog.md',
} as const;

/** The file that holds `contractVersion`. */
export const contractVersionFile = 'shared/src/domain/contractRange.ts';

const entry = z.strictObject({
  /** The version of the contract that added the entry. */
  since: z.string(),
  /** The version that last changed the entry. */
  changed: z.string().optional(),
});

/**
 * What modules may use, by kind and name:
 * - `types`: what `@cert/shared` exports, with the entry point before the name: `platform.useRead`
 * - `actions`: the calls of the API, with the JSON schemas of input and reply. An action that changes something also
 *   has its effects: which reads the page reads again, and who may notice the change
 * - `slots`: the places that modules fill, with the props that the components get
 * - `singletons`: the packages that the shell provides, with major and minor version
 */
export const contractReportSchema = z.strictObject({
  version: z.string(),
  singletons: z.record(z.string(), entry.extend({ version: z.string() })),
  slots: z.record(z.string(), entry.extend({ props: z.string() })),
  types: z.record(z.string(), entry),
  actions: z.record(
    z.string(),
    entry.extend({
      method: z.enum(['GET', 'POST']),
      may: z.string(),
      input: z.record(z.string(), z.json()),
      reply: z.record(z.string(), z.json()),
      effects: z.record(z.string(), z.json()).optional(),
    }),
  ),
});
export type ContractReport = z.output<typeof contractReportSchema>;
export type EntryKind = 'types' | 'actions' | 'slots' | 'singletons';
export const entryKinds = ['singletons', 'slots', 'types', 'actions'] as const;

/** A report, together with the text (`.api.md`) in which API Extractor lists the types of the same sources. */
export type DescribedContract = { report: ContractReport; types: string };

const singular = {
  types: 'type',
  actions: 'action',
  slots: 'slot',
  singletons: 'package',
} as const;

/** The name of an entry in messages and in what a module declares to use: `action areaCategory`. */
export function formatEntryName(kind: EntryKind, name: string): string {
  return `${singular[kind]} ${name}`;
}
