/**
 * Lets Jest load PGlite: Jest runs everything as CommonJS, in which PGlite's own `import("node:…")` is not allowed. The
 * replacement uses `module.require`, because the module's local `require` may not be initialised yet.
 */
module.exports = {
  process: (source) => ({
    code: source.replaceAll(/\bimport\(("[a-z:/]+")\)/g, 'Promise.resolve(module.require($1))'),
  }),
};
