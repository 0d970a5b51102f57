/**
 * Lets Jest load PGlite: Jest runs everything as CommonJS, in which PGlite's own `import("node:…")` is not allowed.
 * Its local `require` may not be ready there, hence `module.require`.
 */
module.exports = {
  process: (source) => ({
    code: source.replaceAll(/\bimport\(("[a-z:/]+")\)/g, 'Promise.resolve(module.require($1))'),
  }),
};
