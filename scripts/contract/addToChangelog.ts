import { describeChange } from './compareContracts.ts';
import { additiveJudgementMark, type ContractReportPlan } from './planContractReport.ts';

const head = `# Changelog of the contract

What modules may use, by version of the contract; the newest first. \`npm run contract\` adds the lines; add a sentence below a line where a team needs one. [Releasing](../releasing.md#the-contract) tells which change needs which version.
`;

/**
 * Adds the changes to the section of their version. A line that is already there stays as it is, even if somebody has
 * added text to it. A change that needs no new version (an addition to what is built into each module) gets no line.
 */
export function addToChangelog(text: string, { report, changes }: ContractReportPlan): string {
  const heading = `## ${report.version}\n`;
  const lines = changes
    .filter(
      ({ kind, isProvided, detail }) =>
        isProvided || kind === 'broken' || detail.includes(additiveJudgementMark),
    )
    .map(
      (change) =>
        `- ${change.kind === 'broken' ? '**Not additive:** ' : ''}${describeChange(change)}`,
    )
    .sort();
  const [intro = '', ...sections] = text === '' ? [head] : text.split(/^(?=## )/m);
  const known = sections.find((section) => section.startsWith(heading));
  const section = known ?? `${heading}\n`;
  const missing = lines.filter((line) => !section.split('\n').some((one) => one.startsWith(line)));
  if (known && missing.length === 0) return text;
  const first = known === undefined && text === '' ? ['- First report.'] : [];
  const added = `${section.trimEnd()}\n${known ? '' : '\n'}${[...first, ...missing].map((line) => `${line}\n`).join('')}`;
  const all = known ? sections.map((one) => (one === known ? added : one)) : [added, ...sections];
  return `${[intro, ...all].map((one) => one.trimEnd()).join('\n\n')}\n`;
}
