/** Written last into a build's folder: what the registry must know of it. */
export const builtFile = 'built.json';
