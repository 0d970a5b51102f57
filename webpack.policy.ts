/**
 * Packages that exist once on a page: the shell provides them, modules never bundle a copy. Modules reach the router,
 * i18next and swr through the platform only, so these exist once, too, and their unused parts are tree-shaken.
 */
export const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'styled-components',
  '@cert/shared/platform',
];

/** Global name of a federation container: a valid identifier, unique for each version. */
export function containerName(name: string, version: string): string {
  return `cert_${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
}
