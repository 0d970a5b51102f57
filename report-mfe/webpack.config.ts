import { moduleBuild, type BuildOptions } from '../webpack.common.ts';
export default (build: Omit<BuildOptions, 'folder'>) =>
  moduleBuild({ ...build, folder: import.meta.dirname });
