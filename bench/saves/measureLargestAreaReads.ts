import type { BenchApi } from './connectApi.ts';

const warmUps = 20;

/**
 * Reads the category with the largest area repeatedly over one connection, alternating between accounts.
 * @returns for each call after the warm-up the time to the last byte of the reply, in ms; the number of questions in
 * the area; the size of the largest reply
 */
export async function measureLargestAreaReads({
  api,
  tokens,
  reads,
}: {
  api: BenchApi;
  tokens: readonly string[];
  reads: number;
}): Promise<{ times: number[]; questions: number; kilobytes: number }> {
  const [own] = await api.read('certifierQuestionnaireList', {}, tokens[0]);
  if (!own) throw new Error('there is no questionnaire');
  const { id } = own;
  let largest = { slug: '', questions: 0 };
  for (const { slug } of await api.read('areaCategoryList', { id, language: 'hr' }, tokens[0])) {
    const { areas } = await api.read('areaCategory', { id, slug, language: 'hr' }, tokens[0]);
    const questions = Math.max(...areas.map((area) => area.questions.length));
    if (questions > largest.questions) largest = { slug, questions };
  }
  const times: number[] = [];
  let bytes = 0;
  for (let count = -warmUps; count < reads; count += 1) {
    const start = performance.now();
    const reply = await api.read(
      'areaCategory',
      { id, slug: largest.slug, language: 'hr' },
      tokens.at(count % tokens.length),
    );
    if (count >= 0) times.push(performance.now() - start);
    bytes = Math.max(bytes, JSON.stringify(reply).length);
  }
  return { times, questions: largest.questions, kilobytes: Math.round(bytes / 1024) };
}
