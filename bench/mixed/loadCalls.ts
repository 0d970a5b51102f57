/**
 * A load generator: simulates many users who call a server at the same time, and reports the duration of each call.
 * `openLoad` starts it as a child process; the arguments are the server's URL, `bare` for the baseline (else empty),
 * and the users as JSON.
 */
import { Agent, request } from 'node:http';
import { mixOfCalls, type CallKind, type RoundResult, type SimulatedCaller } from './plan.ts';

/** An HTTP request to the server or to the baseline. */
type Sent = { method: 'GET' | 'POST'; path: string; body?: string };

const [url = '', isBare = '', peopleText = '[]'] = process.argv.slice(2);
const people = (JSON.parse(peopleText) as SimulatedCaller[]).map((person, at) => ({
  ...person,
  // Users start at different positions in the list of calls.
  turn: at * 3,
  saves: 0,
  revisions: new Map<number, number>(),
}));
type Caller = (typeof people)[number];
const agent = new Agent({ keepAlive: true });

process.on('message', (round: { callers: number; seconds: number }) => {
  callOften(round).then(
    (load) => process.send?.(load),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit());

/** Keeps a fixed number of calls running. Each next call is made for the user who has waited longest. */
async function callOften({
  callers,
  seconds,
}: {
  callers: number;
  seconds: number;
}): Promise<RoundResult> {
  const timesMs: number[] = [];
  const start = performance.now();
  const untilMs = start + seconds * 1000;
  const work = async () => {
    while (performance.now() < untilMs) {
      const caller = people.shift();
      if (!caller) throw new Error('more concurrent calls than users');
      const kind = mixOfCalls[caller.turn++ % mixOfCalls.length] ?? 'poll';
      const sentAt = performance.now();
      await take(caller, kind);
      timesMs.push(performance.now() - sentAt);
      people.push(caller);
    }
  };
  await Promise.all(Array.from({ length: callers }, work));
  return { callsPerSecond: (timesMs.length * 1000) / (performance.now() - start), timesMs };
}

async function take(caller: Caller, kind: CallKind): Promise<void> {
  if (kind !== 'save') {
    await send(isBare ? asBare(caller, kind) : asCall(caller, kind));
    return;
  }
  const choice = caller.choices[caller.saves++ % caller.choices.length];
  if (!choice) throw new Error('nothing to answer');
  const { questionId, answerIds } = choice;
  const known = caller.revisions.get(questionId);
  const answerId = answerIds[(known ?? 0) % answerIds.length] ?? 0;
  const key = `question_${questionId}`;
  const answer = { questionId, answerId, type: 'single-choice', value: true };
  const body = {
    ...(isBare
      ? { accountId: caller.accountId }
      : { action: 'questionnaireAnswersSave', authToken: caller.token }),
    id: caller.questionnaireId,
    answers: { [key]: answer },
    ...(known !== undefined && { revisions: { [key]: known } }),
  };
  const path = isBare ? '/save' : '/api';
  const { saved } = JSON.parse(
    await send({ method: 'POST', path, body: JSON.stringify(body) }),
  ) as { saved: { [key: string]: { revision: number } } };
  const revision = saved[key]?.revision;
  if (revision === undefined || revision !== (known ?? revision - 1) + 1)
    throw new Error(`${key} was not saved`);
  caller.revisions.set(questionId, revision);
}

const actions = { poll: 'changeTag', area: 'areaCategory', list: 'areaCategoryList' } as const;

function asCall({ token, questionnaireId, slug }: Caller, kind: keyof typeof actions): Sent {
  const query = new URLSearchParams({
    action: actions[kind],
    id: String(questionnaireId),
    ...(kind !== 'poll' && { language: 'hr' }),
    ...(kind === 'area' && { slug }),
    authToken: token,
  });
  return { method: 'GET', path: `/api?${query}` };
}

function asBare(caller: Caller, kind: keyof typeof actions): Sent {
  const { questionnaireId, accountId, isInTeam, slug } = caller;
  const query = new URLSearchParams({
    id: String(questionnaireId),
    accountId: String(accountId),
    isInTeam: String(isInTeam),
    slug,
  });
  return { method: 'GET', path: `/${kind}?${query}` };
}

function send({ method, path, body }: Sent): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(`${url}${path}`, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${path} was answered with ${response.statusCode}: ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
