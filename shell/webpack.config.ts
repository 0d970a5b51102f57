import { shellBuild, type Build } from '../webpack.common.ts';
export default (build: Omit<Build, 'folder'>) =>
  shellBuild({ ...build, folder: import.meta.dirname });
