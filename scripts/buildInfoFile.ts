/** Written last into a build's folder: what the registry must know of it. */
export const buildInfoFile = 'built.json';
