/**
 * Packages that exist once on a page: the shell provides them, modules never bundle a copy. Two copies of a context
 * (React's, the router's, i18next's, SWR's) would be two sites in one page.
 */
export const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-hook-form',
  'react-i18next',
  'react-router-dom',
  'styled-components',
  'swr',
  'swr/',
  '@cert/shared/platform',
];

/** Global name of a federation container: a valid identifier, unique for each version. */
export function containerName(name: string, version: string): string {
  return `cert_${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
}
