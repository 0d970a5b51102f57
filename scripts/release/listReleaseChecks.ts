import path from 'node:path';
import type { BuildPlan } from '../planBuild.ts';
import type { Step } from './runSteps.ts';

/**
 * Lists the steps that check a module before its release, except the checks of the build itself (`findBuildErrors`).
 * The slow steps come first.
 * @param plan plan of a clean build
 */
export function listReleaseChecks(root: string, plan: BuildPlan): Step[] {
  const { folder } = plan.part;
  return [
    {
      name: 'tests',
      program: 'jest',
      args: ['--selectProjects', 'browser', '--maxWorkers=100%', '--', `${folder}/`],
    },
    { name: 'build', ...script(root, 'buildPart.ts', JSON.stringify(plan)) },
    ...listModuleChecks(root, folder),
  ];
}

/** Lists the checks of a module's sources. Shared code is compiled as far as the module uses it. */
export function listModuleChecks(root: string, folder: string): Step[] {
  return [
    { name: 'lint', program: 'eslint', args: [folder, '--max-warnings=0'] },
    { name: 'types', program: 'tsc', args: ['-b', folder, '--pretty', 'false'] },
    { name: 'messages', ...script(root, 'messages.ts') },
    { name: 'boundaries', ...script(root, 'boundaries.ts', folder) },
  ];
}

function script(root: string, file: string, ...args: string[]) {
  return { program: process.execPath, args: [path.join(root, 'scripts', file), ...args] };
}
