import { createModuleLabelReader } from './createModuleLabelReader.ts';

const version = { version: '1.0.1-b2' };
const registry = {
  revision: 1,
  modules: [
    {
      name: 'report',
      channels: { stable: '1.0.1-b2', canary: { version: '1.1.0-c3', percent: 5, accounts: [] } },
      lastGood: ['1.0.0-a1'],
      versions: [version, { version: '1.1.0-c3' }, { version: '1.0.0-a1' }],
    },
    { name: 'grading', isOff: true, channels: { stable: '2.0.0-d4' }, lastGood: [], versions: [] },
  ],
};
const read = (text: string | undefined) => createModuleLabelReader(async () => text);
const whole = read(JSON.stringify(registry));

it.each([
  ['report', '1.0.0-a1', 'report 1.0.0-a1'],
  ['report', '9.9.9', 'report other'],
  ['grading', '2.0.0-d4', 'grading 2.0.0-d4'],
  ['another', '1.0.0-a1', 'other other'],
  ['shell', 'anything', 'shell none'],
])('module %s, version %s, gets the metric labels %s', async (module, version, labels) => {
  expect(Object.values(await whole.label({ module, version })).join(' ')).toBe(labels);
});

it('the versions of modules in use are listed, without modules that are switched off', async () => {
  expect(await whole.listUsed()).toEqual([
    { module: 'report', version: '1.0.1-b2', use: 'stable' },
    { module: 'report', version: '1.1.0-c3', use: 'canary' },
    { module: 'report', version: '1.0.0-a1', use: 'last-good' },
  ]);
});

it.each([
  ['no content', undefined],
  ['half a registry', '{"modules":['],
  ['no list', '{"modules":{}}'],
  ['no valid module', '{"modules":[null,7,{"name":"../x"},{"name":7}]}'],
])('if the registry has %s, no version is listed and no error is thrown', async (_, text) => {
  const labels = read(text);
  expect(await labels.listUsed()).toEqual([]);
  expect(await labels.label({ module: 'report', version: '1' })).toEqual({
    module: 'other',
    version: 'other',
  });
});

it('a malformed part of a registry entry does not prevent labels from its well-formed parts', async () => {
  const labels = read(
    '{"modules":[{"name":"report","channels":{"stable":"1.0.0"},"lastGood":"x","versions":[null]}]}',
  );
  expect(await labels.label({ module: 'report', version: '1.0.0' })).toEqual({
    module: 'report',
    version: '1.0.0',
  });
});

it('while the registry of modules cannot be read, the last one that was read stays in use', async () => {
  let isDown = false;
  const labels = createModuleLabelReader(async () => {
    if (isDown) throw new Error('no file');
    return JSON.stringify(registry);
  });
  await labels.listUsed();
  isDown = true;
  expect(await labels.listUsed()).toHaveLength(3);
});
