import { contract } from '../../contract/index.ts';
import { Refusal, refuse, setUpRefusals } from '../../domain/index.ts';
import { aSession, fakeApi, memoryStorage } from '../../testing/index.ts';
import { createSessionStore } from '../session/session.ts';
import { withSessionRenewal, watchReachability } from './api.ts';

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

/** Whether the promise settles as soon as all pending promise callbacks have run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const end = Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 0, 'open'))]);
  return (await end.catch(() => 'failed')) !== 'open';
}

describe('a call whose session has expired during work', () => {
  it('waits until the person has signed in again, and is then made with the new session', async () => {
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

  it('fails once the person signs out', async () => {
    const { list, grade, session, take } = aWorkingClient();
    await list();
    take('a newer one');
    const grading = grade();
    expect(await isSettled(grading)).toBe(false);
    session.end();
    await expect(grading).rejects.toMatchObject({ code: 'signed-out' });
  });

  it('is never made with the session of another account', async () => {
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

  it('waits again if the newer session has expired as well', async () => {
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

  it('is repeated at once if the same person has signed in again in the meantime', async () => {
    const { list, session, take } = aWorkingClient();
    await list();
    take('a newer one');
    const reading = list();
    session.start(aSession({ token: 'a newer one' }));
    expect(await reading).toEqual([]);
    expect(session.get()?.hasExpired).toBeUndefined();
  });
});

describe.each(setUpRefusals)('a call that is refused as %s', (due) => {
  it('waits until the person has done what is required, and is then made again', async () => {
    const { list, session, fake } = aWorkingClient();
    fake.handle({ certifierQuestionnaireList: () => Promise.reject(refuse(due)) });
    const reading = list();
    expect(await isSettled(reading)).toBe(false);
    expect(session.get()).toMatchObject({ due });
    fake.handle({ certifierQuestionnaireList: () => [] });
    session.start(aSession());
    expect(await reading).toEqual([]);
  });

  it('fails once the person signs out', async () => {
    const { list, session, fake } = aWorkingClient();
    fake.handle({ certifierQuestionnaireList: () => Promise.reject(refuse(due)) });
    const reading = list();
    expect(await isSettled(reading)).toBe(false);
    session.end();
    await expect(reading).rejects.toMatchObject({ code: due });
  });
});

describe('a session', () => {
  it('ends if the first call on this page finds the session expired, because no work can be lost', async () => {
    const { list, session, take } = aWorkingClient();
    take('another one');
    await expect(list()).rejects.toMatchObject({ code: 'signed-out' });
    expect(session.get()).toBeNull();
  });

  it('stays when a call that needs no session is refused', async () => {
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
      'emailChangeConfirm',
      'emailChangeLinkRead',
      'passkeyLogin',
      'passkeyRequest',
      'passwordChoose',
      'passwordLinkRead',
      'passwordLinkSend',
      'programme',
      'userLogin',
    ]);
  });
});

describe('whether the server can be reached', () => {
  it('is known from every call: any reply, also a refusal, means that the server can be reached', async () => {
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
