import { findMessageUseIssues } from './findMessageUseIssues.ts';

const messages = new Map([
  ['save', 'Save'],
  ['greeting', 'Good day, {{name}}'],
  ['left_one', '{{count}} more for {{name}}'],
  ['left_other', '{{count}} more for {{name}}'],
  ['kind.a', 'A'],
  ['kind.b', 'B'],
]);

/** Takes sample code that uses all messages correctly, replaces some calls in it, and finds the issues. */
function issuesOf(instead: Record<string, string> = {}, hasOwnValues = false): string[] {
  const calls = {
    save: `t('save')`,
    greeting: `t('greeting', { name })`,
    left: `t('left', { count: 3, name: 'Ana' })`,
    kind: 't(`kind.${kind}`)',
    ...instead,
  };
  const source = Object.values(calls).join(';\n');
  return findMessageUseIssues({ messages, files: new Map([['a.tsx', source]]), hasOwnValues });
}

test('messages that are all used with all their values have no issue', () => {
  expect(issuesOf()).toEqual([]);
});

test.each([
  ['nowhere: reported', '', ['"save" is used nowhere.']],
  [
    'in a template with another beginning: reported',
    't(`saved.${x}`)',
    ['"save" is used nowhere.'],
  ],
  ['in a template that could mean any key: reported', 't(`${x}`)', ['"save" is used nowhere.']],
  ['as a string in data: not reported', `[{ title: 'save' }]`, []],
  ['in a condition: not reported', `t(isOpen ? 'save' : other)`, []],
  ['by Trans: not reported', `<Trans t={t} i18nKey="save" />`, []],
])('a message that is used %s', (_, save, issues) => {
  expect(issuesOf({ save })).toEqual(issues);
});

test.each([
  [`t('kind', { returnObjects: true })`, []],
  ['<Blocks path="kind" />', []],
  [`t('kind')`, ['"kind.a" is used nowhere.', '"kind.b" is used nowhere.']],
  [`t('kind.a')`, ['"kind.b" is used nowhere.']],
])('with the call %s the messages of the group `kind` have these issues: %j', (kind, issues) => {
  expect(issuesOf({ kind })).toEqual(issues);
});

test.each([
  [`t('greeting')`, ['a.tsx:2: the message wants a value for {{name}}.']],
  [`t('greeting', { nome })`, ['a.tsx:2: the message wants a value for {{name}}.']],
  [`t('greeting', values)`, []],
  [`t('greeting', { ...values })`, []],
  [`tPlatform(isOpen ? 'greeting' : 'save')`, ['a.tsx:2: the message wants a value for {{name}}.']],
])('the call %s has these issues with the value of a placeholder: %j', (greeting, issues) => {
  expect(issuesOf({ greeting })).toEqual(issues);
});

test('a call without a value has no issue if the namespace also gets values from `MessageValues`', () => {
  expect(issuesOf({ greeting: `t('greeting')` }, true)).toEqual([]);
});
