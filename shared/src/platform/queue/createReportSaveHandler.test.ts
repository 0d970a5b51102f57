import { maxReportTextLength, refuse } from '../../domain/index.ts';
import { findKeySaveHandler } from './findKeySaveHandler.ts';

const html = '<p>Next year</p>';
const theirs = {
  html: '<p>Theirs</p>',
  version: 4,
  savedAt: '2026-11-21T10:00:00.000Z',
  savedBy: 'Ana',
};

async function send(fate: 'saved' | 'conflicts', content = html) {
  const sent: unknown[] = [];
  const api = {
    act: (_action: string, input: unknown) => {
      sent.push(input);
      return Promise.resolve({ saved: {}, conflicts: {}, [fate]: { whatsNext: theirs } } as never);
    },
  };
  const value = { type: 'comment', value: true, content } as const;
  const outcome = await findKeySaveHandler('report_sr_whatsNext')!.send(api, {
    id: 7,
    value,
    baseRevision: 3,
  });
  return { sent, outcome };
}

it('sends one text with the version that it was based on', async () => {
  const { sent, outcome } = await send('saved');
  expect(sent).toEqual([
    { id: 7, language: 'sr', content: { whatsNext: html }, versions: { whatsNext: 3 } },
  ]);
  expect(outcome).toEqual({ saved: { revision: 4, savedAt: theirs.savedAt } });
});

it('tells what a colleague has written meanwhile', async () => {
  const { outcome } = await send('conflicts');
  expect(outcome).toMatchObject({
    conflict: { content: theirs.html, revision: 4, savedBy: 'Ana', value: true },
  });
});

it('refuses a text that is too long before it is sent, and says why', async () => {
  const longest = 'a'.repeat(maxReportTextLength);
  expect((await send('saved', longest)).sent).toHaveLength(1);
  await expect(send('saved', `${longest}a`)).rejects.toEqual(refuse('too-large'));
});
