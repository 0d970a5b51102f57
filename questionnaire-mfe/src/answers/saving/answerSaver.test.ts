import { fakeAnswerServer, aSentComment, fakeApi } from '@cert/shared/testing';
import file from '../../../module.json';
import definition from '../../module.ts';
import { answerSaver, type Answer } from './answerSaver.ts';

const server = fakeAnswerServer();
const api = fakeApi({ questionnaireAnswersSave: server.save });

function send(key: string, value: Answer) {
  if (!('sendTogether' in answerSaver)) throw new Error('answers are sent together');
  return answerSaver.sendTogether(api, [{ questionnaireId: 7, key, value, baseRevision: 0 }], 7);
}

it('a changed comment or answer is sent with the revision that the change is based on', async () => {
  const reply = await send('area_comments_3', aSentComment('ours'));
  expect(api.inputsOf('questionnaireAnswersSave')).toEqual([
    {
      id: 7,
      answers: { area_comments_3: aSentComment('ours') },
      revisions: { area_comments_3: 0 },
    },
  ]);
  expect(reply.saved).toHaveProperty('area_comments_3');
});

it('an answer that another person has changed meanwhile is reported as a conflict', async () => {
  server.saveAs('Marko Babić', { id: 7, answers: { answer_1: { value: 5 } } });
  const { conflicts } = await send('answer_1', { value: 6 });
  expect(conflicts).toMatchObject({
    answer_1: { value: { value: 5 }, revision: 1, savedBy: 'Marko Babić' },
  });
});

it('module.json lists the key prefixes of answers, so that unsent answers load this module after a restart', () => {
  expect(file.saves).toEqual(definition.savers?.flatMap(({ prefixes }) => prefixes));
});
