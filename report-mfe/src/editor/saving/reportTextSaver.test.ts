import { maxReportTextLength, refuse } from '@cert/shared/domain';
import file from '../../../module.json';
import definition from '../../module.ts';
import { reportTextSaver } from './reportTextSaver.ts';

const html = '<p>Next year</p>';
const theirs = {
  html: '<p>Theirs</p>',
  version: 4,
  savedAt: '2026-11-21T10:00:00.000Z',
  savedBy: 'Ana',
};

async function send(
  fate: 'saved' | 'conflicts',
  stored: unknown = html,
  field: 'whatsNext' | 'timeline' = 'whatsNext',
) {
  const sent: unknown[] = [];
  const api = {
    act: (_action: string, input: unknown) => {
      sent.push(input);
      return Promise.resolve({ saved: {}, conflicts: {}, [fate]: { [field]: theirs } } as never);
    },
  };
  if (!('send' in reportTextSaver)) throw new Error('a text is sent alone');
  const outcome = await reportTextSaver.send(api, {
    questionnaireId: 7,
    key: `report_sr_${field}`,
    value: reportTextSaver.read(stored),
    baseRevision: 3,
  });
  return { sent, outcome };
}

it('a text is sent with the version that it is based on', async () => {
  const { sent, outcome } = await send('saved');
  expect(sent).toEqual([
    { id: 7, language: 'sr', content: { whatsNext: html }, versions: { whatsNext: 3 } },
  ]);
  expect(outcome).toEqual({ saved: { revision: 4, savedAt: theirs.savedAt } });
});

it('a text that a colleague has changed meanwhile is returned as a conflict', async () => {
  const { outcome } = await send('conflicts');
  expect(outcome).toMatchObject({
    conflict: { value: theirs.html, revision: 4, savedBy: 'Ana' },
  });
});

it('a text that is too long is refused as `too-large` before it is sent', async () => {
  const longest = 'a'.repeat(maxReportTextLength);
  expect((await send('saved', longest)).sent).toHaveLength(1);
  await expect(send('saved', `${longest}a`)).rejects.toEqual(refuse('too-large'));
});

it('a timeline with a text of more than 200 characters is refused before it is sent', async () => {
  const item = { position: 'left', top: 0, title: 'a'.repeat(200), subtitle: '' };
  const sendItem = (given: object) =>
    send('saved', JSON.stringify([{ ...item, ...given }]), 'timeline');
  expect((await sendItem({})).sent).toHaveLength(1);
  for (const given of [{ title: 'a'.repeat(201) }, { subtitle: 'a'.repeat(201) }])
    await expect(sendItem(given)).rejects.toEqual(refuse('too-large'));
});

it('module.json lists the keys of report texts, so that unsent texts load this module after a restart', () => {
  expect(file.saves).toEqual(definition.savers?.flatMap(({ prefixes }) => prefixes));
});
