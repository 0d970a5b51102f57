/** A JSON schema as zod writes it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * What the new schema must do for those who know the old one:
 * - `input`: accept everything that the old one accepted, and take every property that it took
 * - `reply`: allow nothing that the old one did not allow, and keep every property
 */
export type SchemaDirection = 'input' | 'reply';

/** Keywords that set a lower bound: the greater the number, the fewer values the schema accepts. */
const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
/** Keywords that set an upper bound: the smaller the number, the fewer values the schema accepts. */
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
/** Keywords that are compared by rules of their own; all others must stay as they are. */
const compared = new Set([
  ...['type', 'const', 'enum', 'anyOf', 'oneOf', 'properties', 'required'],
  ...['additionalProperties', 'items', 'prefixItems', ...lowerBounds, ...upperBounds],
]);

/**
 * Finds the first place where a change of an action's schema could break a module. A change that this function cannot
 * judge counts as breaking.
 * @returns the place within the value, such as `info.email: …`; undefined if the change is additive
 */
export function findBreakingSchemaChange(
  before: JsonSchema,
  after: JsonSchema,
  direction: SchemaDirection,
): string | undefined {
  return direction === 'input'
    ? findOutside(before, after, { place: '', direction })
    : findOutside(after, before, { place: '', direction });
}

type Context = { place: string; direction: SchemaDirection };

/** Finds a place where a value that fits `narrow` may not fit `wide`. */
function findOutside(narrow: JsonSchema, wide: JsonSchema, context: Context): string | undefined {
  if (JSON.stringify(narrow) === JSON.stringify(wide)) return undefined;
  const branches = alternatives(narrow);
  if (branches) return first(branches, (branch) => findOutside(branch, wide, context));
  const choices = alternatives(wide);
  if (choices)
    return choices.some((choice) => findOutside(narrow, choice, context) === undefined)
      ? undefined
      : says(context, 'one of its kinds of values is not known on the other side');
  return (
    findOtherValues(narrow, wide, context) ??
    findOtherLimits(narrow, wide, context) ??
    findOtherProperties(narrow, wide, context) ??
    findOtherItems(narrow, wide, context)
  );
}

/** The alternatives of a schema: of `anyOf`, of a list of types, or of a list of values. */
function alternatives({
  anyOf,
  oneOf,
  type,
  enum: values,
  ...rest
}: JsonSchema): JsonSchema[] | undefined {
  const branches = (anyOf ?? oneOf) as JsonSchema[] | undefined;
  if (branches) return branches;
  if (Array.isArray(type)) return type.map((one: unknown) => ({ ...rest, type: one }));
  const list = values as unknown[] | undefined;
  return list?.map((value) => ({ ...rest, type, const: value }));
}

function findOtherValues(
  narrow: JsonSchema,
  wide: JsonSchema,
  context: Context,
): string | undefined {
  if ('const' in wide && narrow['const'] !== wide['const'])
    return says(context, `it is not always ${JSON.stringify(wide['const'])}`);
  const [type, wanted] = [narrow['type'], wide['type']];
  const fits =
    wanted === undefined || type === wanted || (type === 'integer' && wanted === 'number');
  return fits ? undefined : says(context, `${String(type)} instead of ${String(wanted)}`);
}

function findOtherLimits(
  narrow: JsonSchema,
  wide: JsonSchema,
  context: Context,
): string | undefined {
  const exceeds = (keyword: string, sign: 1 | -1) =>
    typeof wide[keyword] === 'number' &&
    !(Number(narrow[keyword] ?? NaN) * sign >= (wide[keyword] as number) * sign);
  const limit =
    lowerBounds.find((keyword) => exceeds(keyword, 1)) ??
    upperBounds.find((keyword) => exceeds(keyword, -1)) ??
    Object.keys(wide).find(
      (keyword) =>
        !compared.has(keyword) && JSON.stringify(narrow[keyword]) !== JSON.stringify(wide[keyword]),
    );
  return limit === undefined
    ? undefined
    : says(context, `${limit} ${JSON.stringify(narrow[limit])} and ${JSON.stringify(wide[limit])}`);
}

function findOtherProperties(
  narrow: JsonSchema,
  wide: JsonSchema,
  context: Context,
): string | undefined {
  const [given, wanted] = [propertiesOf(narrow), propertiesOf(wide)];
  const at = (name: string) => ({ ...context, place: `${context.place}${name}.` });
  const required = new Set((narrow['required'] ?? []) as string[]);
  const absent = ((wide['required'] ?? []) as string[]).find((name) => !required.has(name));
  if (absent !== undefined) return says(at(absent), 'it is not always there');
  // Find an input that is no longer accepted, or a part of a reply that is no longer sent.
  const [all, kept] = context.direction === 'input' ? [given, wanted] : [wanted, given];
  const gone = Object.keys(all).find((name) => !(name in kept));
  if (gone !== undefined) return says(at(gone), 'it was removed');
  const others = [narrow['additionalProperties'], wide['additionalProperties']];
  if (others.every((one) => typeof one === 'object')) {
    const [of, by] = others as [JsonSchema, JsonSchema];
    const found = findOutside(of, by, at('*'));
    if (found) return found;
  } else if (others.some((one) => typeof one === 'object'))
    return says(context, 'its keys are fixed on one side only');
  return first(Object.entries(wanted), ([name, schema]) =>
    given[name] ? findOutside(given[name], schema, at(name)) : undefined,
  );
}

function findOtherItems(
  narrow: JsonSchema,
  wide: JsonSchema,
  context: Context,
): string | undefined {
  const at = { ...context, place: `${context.place}[].` };
  const [tuple, wanted] = [narrow['prefixItems'], wide['prefixItems']] as [
    JsonSchema[]?,
    JsonSchema[]?,
  ];
  if (tuple?.length !== wanted?.length) return says(at, 'another number of items');
  const inTuple = first(tuple ?? [], (item, index) => findOutside(item, wanted?.[index] ?? {}, at));
  if (inTuple) return inTuple;
  const [item, other] = [narrow['items'], wide['items']] as [JsonSchema?, JsonSchema?];
  if (other === undefined || item === undefined) return undefined;
  return findOutside(item, other, at);
}

function propertiesOf({ properties = {} }: JsonSchema): { [name: string]: JsonSchema } {
  return properties as { [name: string]: JsonSchema };
}

function first<One>(
  all: readonly One[],
  find: (one: One, index: number) => string | undefined,
): string | undefined {
  for (const [index, one] of all.entries()) {
    const found = find(one, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

function says({ place, direction }: Context, what: string): string {
  return `${direction}${place === '' ? '' : ` ${place.replace(/\.$/, '')}`}: ${what}`;
}
