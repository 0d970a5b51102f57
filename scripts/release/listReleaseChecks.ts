import path from 'node:path';
import type { BuildPlan } from '../planBuild.ts';
import type { Step } from './runSteps.ts';

/**
 * Lists the steps that check a module before its release, except the checks of the build itself (`findBuildErrors`).
 * The slow steps come first. Shared code is compiled as far as the module uses it.
 * @param plan plan of a clean build
 */
export function listReleaseChecks(root: string, plan: BuildPlan): Step[] {
  const { folder } = plan.part;
  const script = (file: string, ...args: string[]) => ({
    program: process.execPath,
    args: [path.join(root, 'scripts', file), ...args],
  });
  return [
    {
      name: 'tests',
      program: 'jest',
      args: ['--selectProjects', 'browser', '--maxWorkers=100%', '--', `${folder}/`],
    },
    { name: 'build', ...script('buildPart.ts', JSON.stringify(plan)) },
    { name: 'lint', program: 'eslint', args: [folder, '--max-warnings=0'] },
    { name: 'types', program: 'tsc', args: ['-b', folder, '--pretty', 'false'] },
    { name: 'messages', ...script('messages.ts') },
    { name: 'boundaries', ...script('boundaries.ts', folder) },
  ];
}
