import { contract } from '../../contract/index.ts';
import { Refusal, refuse } from '../../domain/index.ts';
import { aSession, fakeApi, memoryStorage } from '../../testing/index.ts';
import { createSessionStore } from '../session/session.ts';
import { withSessionRenewal } from './api.ts';
import { watchReachability } from './watchReachability.ts';

/** A server that accepts only one token, and a client whose session holds that token. */
function aWorkingClient() {
  const session = createSessionStore(memoryStorage());
  session.start(aSession());
  let validToken = session.get()!.token;
  const checked = <Value>(reply: Value) => {
    if (session.get()?.token !== validToken) throw refuse('signed-out');
    return reply;
  };
  const fake = fakeApi({
    certifierQuestionnaireList: () => checked([]),
    certifierAreaGradeSet: ({ grade }) => checked({ grade, gradedAt: null }),
    userLogin: () => Promise.reject(new Refusal('invalid-input')),
    programme: () => Promise.reject(refuse('signed-out')),
    userLogout: () => checked({}),
  });
  const api = withSessionRenewal(fake, session);
  return {
    api,
    fake,
    session,
    list: () => api.read('certifierQuestionnaireList', {}),
    grade: () => api.act('certifierAreaGradeSet', { id: 7, areaId: 1, grade: 2 }),
    /** Makes the server accept only this token from now on. */
    take: (token: string) => {
      validToken = token;
    },
  };
}

/** Whether the promise has settled once all pending work has run: it waits for promises only. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const end = Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 0, 'open'))]);
  return (await end.catch(() => 'failed')) !== 'open';
}

describe('a token that is refused in the middle of work', () => {
  it('keeps the session, and what was asked waits and is then done as if nothing had been', async () => {
    const { list, grade, session, take, fake } = aWorkingClient();
    await list();
    take('a newer one');
    const [grading, reading] = [grade(), list()];
    expect(await isSettled(Promise.race([grading, reading]))).toBe(false);
    expect(session.get()).toMatchObject({ accountId: 1, hasExpired: true });
    // The session has expired, so no call is made.
    const later = list();
    expect(await isSettled(later)).toBe(false);
    expect(fake.inputsOf('certifierQuestionnaireList')).toHaveLength(2);
    session.start(aSession({ token: 'a newer one' }));
    expect(await Promise.all([grading, reading, later])).toEqual([
      { grade: 2, gradedAt: null },
      [],
      [],
    ]);
    expect(fake.inputsOf('certifierAreaGradeSet')).toHaveLength(2);
  });

  it('gives up what waited when its owner signs out', async () => {
    const { list, grade, session, take } = aWorkingClient();
    await list();
    take('a newer one');
    const grading = grade();
    expect(await isSettled(grading)).toBe(false);
    session.end();
    await expect(grading).rejects.toMatchObject({ code: 'signed-out' });
  });

  it('never does as somebody else what waited', async () => {
    const { list, grade, session, take, fake } = aWorkingClient();
    await list();
    take('token-of-iva');
    const grading = grade();
    expect(await isSettled(grading)).toBe(false);
    const waiting = list();
    session.start(aSession({ token: 'token-of-iva', accountId: 2 }));
    await expect(grading).rejects.toMatchObject({ code: 'signed-out' });
    await expect(waiting).rejects.toMatchObject({ code: 'signed-out' });
    expect(fake.inputsOf('certifierAreaGradeSet')).toHaveLength(1);
    expect(fake.inputsOf('certifierQuestionnaireList')).toHaveLength(1);
  });

  it('waits again when the newer one is refused as well', async () => {
    const { list, grade, session, take } = aWorkingClient();
    await list();
    take('the newest');
    const grading = grade();
    expect(await isSettled(grading)).toBe(false);
    session.start(aSession({ token: 'a newer one' }));
    session.expire();
    expect(await isSettled(grading)).toBe(false);
    session.start(aSession({ token: 'the newest' }));
    expect(await grading).toEqual({ grade: 2, gradedAt: null });
  });

  it('is made up for at once when the same person has signed in meanwhile', async () => {
    const { list, session, take } = aWorkingClient();
    await list();
    take('a newer one');
    const reading = list();
    session.start(aSession({ token: 'a newer one' }));
    expect(await reading).toEqual([]);
    expect(session.get()?.hasExpired).toBeUndefined();
  });
});

describe('a session', () => {
  it('whose token never worked on this page ends: there is no work to keep', async () => {
    const { list, session, take } = aWorkingClient();
    take('another one');
    await expect(list()).rejects.toMatchObject({ code: 'signed-out' });
    expect(session.get()).toBeNull();
  });

  it('is not touched by calls that need none', async () => {
    const { api, list, session, take } = aWorkingClient();
    await list();
    take('another one');
    await expect(api.read('programme', {})).rejects.toMatchObject({ code: 'signed-out' });
    await expect(api.act('userLogout', {})).rejects.toMatchObject({ code: 'signed-out' });
    await expect(
      api.act('userLogin', { email: 'ana@example.com', password: 'x' }),
    ).rejects.toMatchObject({ code: 'invalid-input' });
    expect(session.get()).toEqual(aSession());
    const open = Object.entries(contract).filter(([, action]) => action.may === 'anyone');
    expect(open.map(([name]) => name).sort()).toEqual([
      'certificateVerify',
      'programme',
      'userLogin',
    ]);
  });
});

describe('whether the server can be reached', () => {
  it('is told by every call: an answer is one also when it is a no', async () => {
    const fake = fakeApi({ userLogout: () => ({}) });
    const { api, reachability } = watchReachability(fake);
    expect(reachability.get()).toBe(true);
    await expect(api.read('certifierQuestionnaireList', {})).rejects.toThrow();
    expect(reachability.get()).toBe(false);
    fake.handle({ certifierQuestionnaireList: () => Promise.reject(new Refusal('slow-down')) });
    await expect(api.read('certifierQuestionnaireList', {})).rejects.toThrow();
    expect(reachability.get()).toBe(true);
    fake.handle({ certifierQuestionnaireList: () => Promise.reject(new TypeError('gone')) });
    await expect(api.read('certifierQuestionnaireList', {})).rejects.toThrow();
    expect(reachability.get()).toBe(false);
    await api.act('userLogout', {});
    expect(reachability.get()).toBe(true);
  });
});
