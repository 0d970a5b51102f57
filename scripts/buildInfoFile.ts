/** Describes a build for the registry. It is written last, so a folder without it holds an incomplete build. */
export const buildInfoFile = 'built.json';
