import { shellBuild, type BuildOptions } from '../webpack.common.ts';
export default (build: Omit<BuildOptions, 'folder'>) =>
  shellBuild({ ...build, folder: import.meta.dirname });
