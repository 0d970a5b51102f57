import { summariseOutput } from './runSteps.ts';

it('the summary of a failed step has the lines that contain errors, without colours, and counts the rest', () => {
  const errors = Array.from({ length: 10 }, (_, index) => `a.ts(${index},1): error TS2322`);
  const output = [
    'Projects in this build:',
    '',
    ...errors.map((line) => `\u001b[31m${line}\u001b[0m`),
  ];
  expect(summariseOutput(output.join('\n'))).toEqual([...errors.slice(0, 8), '… and 2 more lines']);
});

it('the summary of a failed step has the last lines if none contains an error', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
  expect(summariseOutput(`${lines.join('\n')}\n`)).toEqual(lines.slice(-8));
});

it('the summary of a failed step shortens long lines', () => {
  expect(summariseOutput(`error ${'x'.repeat(5_000)}`)[0]).toHaveLength(200);
});
