/** Name of the file that describes a build for the registry. It is written last; without it a build is incomplete. */
export const buildInfoFile = 'built.json';
