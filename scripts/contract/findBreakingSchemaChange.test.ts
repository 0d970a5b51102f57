import { z } from 'zod';
import { findBreakingSchemaChange, type SchemaDirection } from './findBreakingSchemaChange.ts';

function compare(before: z.ZodType, after: z.ZodType, direction: SchemaDirection) {
  const [older, newer] = [before, after].map((schema) =>
    z.toJSONSchema(schema, { io: direction === 'input' ? 'input' : 'output' }),
  );
  return findBreakingSchemaChange(older as never, newer as never, direction);
}

const otherValue = 'one of its kinds of values is not known on the other side';
const one = z.object({ id: z.number() });

describe('the input of an action', () => {
  test.each<[string, z.ZodType, z.ZodType, string | undefined]>([
    ['stays the same', one, one, undefined],
    ['takes an optional field', one, one.extend({ slug: z.string().optional() }), undefined],
    [
      'requires a new field',
      one,
      one.extend({ slug: z.string() }),
      'input slug: it is not always there',
    ],
    ['loses a field', one.extend({ slug: z.string() }), one, 'input slug: it was removed'],
    ['takes more values', z.enum(['a']), z.enum(['a', 'b']), undefined],
    ['takes fewer values', z.enum(['a', 'b']), z.enum(['a']), `input: ${otherValue}`],
    ['takes longer texts', z.string().max(10), z.string().max(20), undefined],
    ['takes any text', z.string().max(10), z.string(), undefined],
    [
      'takes shorter texts',
      z.object({ info: z.object({ name: z.string().max(20) }) }),
      z.object({ info: z.object({ name: z.string().max(10) }) }),
      'input info.name: maxLength 20 and 10',
    ],
    ['takes null as well', z.string(), z.string().nullable(), undefined],
    ['takes another type', z.string(), z.boolean(), 'input: string instead of boolean'],
    [
      'takes another pattern',
      z.string().regex(/a/),
      z.string().regex(/b/),
      'input: pattern "a" and "b"',
    ],
    [
      'takes fewer values in a list',
      z.object({ ids: z.array(z.enum(['a', 'b'])) }),
      z.object({ ids: z.array(z.enum(['a'])) }),
      `input ids.[]: ${otherValue}`,
    ],
  ])(
    'that %s is reported only if the server would refuse calls of older pages',
    (...[, before, after, found]) => {
      expect(compare(before, after, 'input')).toBe(found);
    },
  );
});

describe('the reply of an action', () => {
  test.each<[string, z.ZodType, z.ZodType, string | undefined]>([
    ['has one more field', one, one.extend({ slug: z.string() }), undefined],
    ['loses a field', one.extend({ slug: z.string() }), one, 'reply slug: it is not always there'],
    [
      'loses an optional field',
      one.extend({ slug: z.string().optional() }),
      one,
      'reply slug: it was removed',
    ],
    ['has a field only sometimes', one, one.partial(), 'reply id: it is not always there'],
    ['is no longer null in any case', z.string().nullable(), z.string(), undefined],
    [
      'may be null',
      z.object({ grade: z.number() }),
      z.object({ grade: z.number().nullable() }),
      'reply grade: null instead of number',
    ],
    ['has one more possible value', z.enum(['a']), z.enum(['a', 'b']), `reply: ${otherValue}`],
    [
      'has fields of any name in place of known ones',
      z.object({ a: z.string() }),
      z.record(z.string(), z.string()),
      'reply a: it is not always there',
    ],
  ])(
    'that %s is reported only if older pages would not understand the reply',
    (...[, before, after, found]) => {
      expect(compare(before, after, 'reply')).toBe(found);
    },
  );
});
