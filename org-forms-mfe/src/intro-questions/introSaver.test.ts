import { refuse } from '@cert/shared/domain';
import { fakeApi } from '@cert/shared/testing';
import file from '../../module.json';
import definition from '../module.ts';
import { introSaver } from './introSaver.ts';

const at = '2026-11-20T09:00:00.000Z';
const api = fakeApi({
  infoAdditionalSave: () => ({ saved: { proudOf: { revision: 3, savedAt: at } }, conflicts: {} }),
});

async function send(key: string, stored: unknown, baseRevision = 0) {
  if (!('send' in introSaver)) throw new Error('an intro answer is sent alone');
  const value = introSaver.read(stored);
  return introSaver.send(api, { questionnaireId: 7, key, value, baseRevision });
}

describe('saving an answer to an intro question', () => {
  it('sends the text with the revision that the edit is based on', async () => {
    const outcome = await send('intro_proudOf', 'The people', 2);
    expect(api.inputsOf('infoAdditionalSave').at(-1)).toEqual({
      id: 7,
      info: { proudOf: 'The people' },
      revisions: { proudOf: 2 },
    });
    expect(outcome).toEqual({ saved: { revision: 3, savedAt: at } });
  });

  it('sends an empty text for an answer that was cleared', async () => {
    await send('intro_proudOf', '', 3);
    expect(api.inputsOf('infoAdditionalSave').at(-1)?.info).toEqual({ proudOf: '' });
  });

  it.each([
    ['text', 'Theirs'],
    ['cleared text', ''],
  ])('reports a conflict if a colleague has saved a %s meanwhile', async (_, content) => {
    const theirs = { revision: 4, savedAt: at, savedBy: 'Marko Babić' };
    api.handle({
      infoAdditionalSave: () => ({ saved: {}, conflicts: { mainFocus: { ...theirs, content } } }),
    });
    const outcome = await send('intro_mainFocus', 'Mine');
    expect(outcome).toEqual({ conflict: { ...theirs, value: content } });
  });

  it('fails with the error of the call', async () => {
    const failure = refuse('locked', { reason: 'report-locked' });
    api.handle({ infoAdditionalSave: () => Promise.reject(failure) });
    await expect(send('intro_mainFocus', 'late')).rejects.toBe(failure);
  });

  it('uses only key prefixes that module.json lists, so that unsent answers load this module after a restart', () => {
    expect(file.saves).toEqual(definition.savers?.flatMap(({ prefixes }) => prefixes));
  });
});
