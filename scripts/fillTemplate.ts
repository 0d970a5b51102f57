/**
 * Fills the `${NAME}` of a template, as `envsubst` does with the templates of `deploy/`.
 * @throws {Error} naming a place for which there is no value
 */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\$\{(\w+)\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the template needs a value for \${${name}}`);
    return value;
  });
}
