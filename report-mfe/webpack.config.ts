import { moduleBuild, type Build } from '../webpack.common.ts';
export default (build: Omit<Build, 'folder'>) =>
  moduleBuild({ ...build, folder: import.meta.dirname });
