import { contract, type Action, type ActionName } from '@cert/shared/contract';
import { introFields } from '@cert/shared/domain';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { createTestAuthenticator } from '../accounts/passkeys/testing/createTestAuthenticator.ts';
import { createDocumentCalls, declaredPdf } from '../documents/testing/createDocumentCalls.ts';
import type { OutgoingMail } from '../mail/mailTransport.ts';
import { createNextMailSender } from '../mail/sendNextMail.ts';
import { people, testPassword, tokenOf, type Person } from '../testing/createTestWorld.ts';
import { createValidInputs } from '../testing/createValidInputs.ts';
import { gradeAreasAs } from '../testing/gradeAreasAs.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { testProgramme } from '../testing/testProgramme.ts';
import { employ } from '../testing/employ.ts';
import { recordEvent, type EventMetrics } from './recordEvent.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ mailFolder: '/nowhere' });
});
beforeEach(async () => {
  await site.reset();
  forbidden.clear();
  for (const person of people) forbid(tokenOf(person), `Name of ${person}`);
  forbid(marker, testPassword, 'authToken', 'signature=');
  // The client manages the colleagues of an organisation.
  await employ(site.db, [site.world.accounts.client]);
});
afterAll(() => site.close());

/** This word is in every text that the calls send, unless the text must have a certain value. */
const marker = 'qzmarkerzq';
/** Valid texts that contain the marker; a field gets the first one that it accepts. */
const markedTexts = [marker, `${marker}@example.org`, marker.padEnd(43, 'x')];
const origin = 'https://platform.example.com';

/** Fields of inputs and replies that the log may contain by decision (docs/operating.md), or that are no texts. */
const skippedFields = new Set([
  ...['moduleFailed.module', 'moduleFailed.version', 'moduleFailed.reference'],
  ...['modulesLoaded.loads.*.module', 'modulesLoaded.loads.*.version'],
  'sessionList.sessions.*.network',
  // The random name of the file. The log contains it in the path of the upload, but not the signature that permits it.
  'questionnaireDocumentSubmit.value',
  // Digests of what the caller has seen are no texts, and a wrong one is refused as a conflict.
  ...['certifierAreaGradeSet.seen', 'certifierAreaFinalGradeSet.seen', 'infoSave.seen'],
]);

const actions = Object.keys(contract) as ActionName[];
const callers: Record<Action['may'], Person | null> = {
  ...{ anyone: null, 'signed-in': 'client', member: 'client', client: 'client' },
  ...{ team: 'certifier', 'main-certifier': 'lead' },
};
const call: TestSite['call'] = (person, name, input) =>
  site.callWith({ origin })(person, name, input);

describe('the log', () => {
  it.each(actions)(
    'holds the calls of the action %s, but no text, address or secret of input, reply or mail',
    async (name) => {
      const [unstorable, ...malformed] = malformedInputs(name);
      expect((await send(name, unstorable!)).status).toBe(400);
      const refused = await sendAll(name, malformed);
      expect(refused.map(({ outcome }) => outcome)).toEqual(refused.map(() => 'invalid-input'));
      const inputs = [markedInput(name), ...(await prepareInputs(name))];
      const answered = await sendAll(name, inputs);
      const accepted = answered.slice(inputs.length > 1 ? 1 : 0);
      expect(accepted.map(({ outcome }) => outcome)).toEqual(accepted.map(() => 'ok'));
      await deliverMails();
      const sent = [...refused, ...answered];
      expect(sent.map(({ line }) => line)).toMatchObject(
        sent.map(({ status }) => ({ action: name, status, msg: 'answered' })),
      );
      expect(findLeaks()).toEqual([]);
      expect(inputs.flatMap((input) => textsIn(name, input).map(([field]) => field))).toEqual(
        expect.arrayContaining(listTexts(name, 'input')),
      );
    },
  );

  it('holds no text of a user, even if a database error quotes the text or a call reads it', async () => {
    // After these actions others would be refused.
    const last: ActionName[] = ['userLogout', 'questionnaireSubmit', 'questionnaireSettingUpdate'];
    const isRead = (name: ActionName) => contract[name].method === 'GET';
    const acts = actions.filter((name) => !isRead(name) && !last.includes(name));
    await breakDatabase();
    const failed: ActionName[] = [];
    for (const name of [...acts, ...last])
      if ((await send(name, markedInput(name))).status === 500) failed.push(name);
    await sql`drop function break_saving cascade`.execute(site.db);
    expect(failed.length).toBeGreaterThan(25);
    const logged = readLog().filter((line) => line.msg === 'failed');
    expect(logged.map((line) => line.action)).toEqual(failed);
    expect(findLeaks()).toEqual([]);
    site.log.length = 0;
    for (const name of acts) await send(name, markedInput(name));
    let shown = 0;
    for (const name of actions.filter(isRead))
      if ((await send(name, completeInput(name))).text.includes(marker)) shown += 1;
    expect(shown).toBeGreaterThan(8);
    expect(findLeaks()).toEqual([]);
  });
});

/** Texts that the log must not contain. Those of at most 5 characters would also be parts of other words. */
const forbidden = new Set<string>();
function forbid(...texts: string[]): void {
  for (const text of texts) if (text.length > 5) forbidden.add(text);
}

/** Calls an action as the person who may call it, and adds the texts of input and reply to `forbidden`. */
async function send(name: ActionName, input: object) {
  const caller = callers[contract[name].may];
  const { status, error, reply, text } = await call(caller, name, input as never);
  const heard = status === 200 ? textsIn(name, reply, 'reply') : [];
  forbid(...[...textsIn(name, input), ...heard].map(([, told]) => told));
  const outcome = status === 200 ? 'ok' : (error as { code: string } | undefined)?.code;
  return { status, text, outcome, line: readLog().at(-1) };
}

async function sendAll(name: ActionName, inputs: object[]) {
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  for (const input of inputs) answers.push(await send(name, input));
  return answers;
}

const readLog = () => site.log.map((line) => JSON.parse(line) as Fields);

/** Finds forbidden texts and e-mail addresses in the log. The digits of times and process ids may look like codes. */
function findLeaks(): string[] {
  const log = site.log.join('').replaceAll(/"(time|pid)":\d+/g, '');
  const escaped = [...forbidden].map((text) => JSON.stringify(text).slice(1, -1));
  const addresses = log.match(/[\w.+-]+(@|%40)[\w-]+\.\w+/g) ?? [];
  return [...escaped.filter((text) => log.includes(text)), ...addresses];
}

type Schema = { [name in 'type' | 'pattern' | 'format' | 'const']?: string } & {
  [combination in 'anyOf' | 'oneOf' | 'allOf']?: Schema[];
} & {
  enum?: string[];
  properties?: { [name: string]: Schema };
  items?: Schema;
  additionalProperties?: Schema | boolean;
};

type Side = 'input' | 'reply';
/** Lists the fields of an action that are texts: no enumeration, date or number. `*` is an item or any key. */
function listTexts(name: ActionName, side: Side): string[] {
  const io = side === 'input' ? 'input' : 'output';
  const schema = z.toJSONSchema(contract[name][side], { io }) as Schema;
  return [...new Set(textFields(schema, name))].filter((field) => !skippedFields.has(field));
}

function textFields(schema: Schema, field: string): string[] {
  const { type, pattern = '', format = '', items, additionalProperties: others } = schema;
  if (type === 'string') {
    const isNumber = pattern.startsWith(String.raw`^\d`);
    const isTime = ['date', 'date-time'].includes(format);
    return schema.enum || schema.const !== undefined || isNumber || isTime ? [] : [field];
  }
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...parts.flatMap((part) => textFields(part, field)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
      textFields(part, `${field}.${key}`),
    ),
    ...(items ? textFields(items, `${field}.*`) : []),
    ...(typeof others === 'object' ? textFields(others, `${field}.*`) : []),
  ];
}

function leavesOf(value: unknown, path: string[] = []): { path: string[]; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

type FoundText = [field: string, text: string, path: string[]];
/** Finds the texts in an input or a reply of an action. */
function textsIn(name: ActionName, value: unknown, side: Side = 'input'): FoundText[] {
  const fields = listTexts(name, side).map((field) => field.split('.').slice(1));
  return leavesOf(value).flatMap(({ path, value: text }) => {
    const isAt = (keys: string[]) => keys.every((key, at) => key === '*' || key === path[at]);
    const field = fields.find((keys) => keys.length === path.length && isAt(keys));
    return field && typeof text === 'string' ? [[[name, ...field].join('.'), text, path]] : [];
  });
}

function withLeaf(input: object, path: string[], value: unknown): object {
  const copy = structuredClone(input);
  const above = path.slice(0, -1);
  const parent = above.reduce((inner, key) => inner[key] as Fields, copy as unknown as Fields);
  parent[path.at(-1)!] = value;
  return copy;
}
type Fields = { [name: string]: unknown };

/** A valid input with every text of the contract that `createValidInputs` leaves out. */
function completeInput(name: ActionName): object {
  const { world } = site;
  const optional: { [Name in ActionName]?: object } = {
    deskPage: { text: 'Part' },
    infoAdditionalSave: { info: Object.fromEntries(introFields.map((field) => [field, 'Said'])) },
    questionnaireAnswersSave: {
      answers: {
        [`area_comments_${world.area('brand')}`]: { value: true, content: 'Said' },
        [`answer_additional_${world.answer('plan')}`]: { value: 'Said' },
        [`answer_${world.answer('cells')}`]: { value: { input_monetary_info_1: 'Said' } },
      },
    },
  };
  const valid = createValidInputs(site, callers[contract[name].may] ?? 'client')[name];
  return { ...valid, ...optional[name] };
}

/** A valid input whose texts contain the marker, as far as the contract accepts it. */
function markedInput(name: ActionName): object {
  let input = completeInput(name);
  for (const [, , path] of textsIn(name, input)) {
    const marked = markedTexts.map((text) => withLeaf(input, path, text));
    input = marked.find((one) => contract[name].input.safeParse(one).success) ?? input;
  }
  return input;
}

/** Inputs that are refused: one with a text that cannot be stored, and one with a list in place of each value. */
function malformedInputs(name: ActionName): object[] {
  const { method, may, questionnaireIn = 'id' } = contract[name] as Action;
  const kept = ['anyone', 'signed-in'].includes(may) ? undefined : questionnaireIn;
  let input = completeInput(name);
  const leaves = leavesOf(input).filter(({ path }) => path.join('.') !== kept);
  // In a query, a list would become a text, which may be valid; so a text that is too long is sent instead.
  const malformed = method === 'GET' ? marker.repeat(30) : [marker];
  for (const { path } of leaves) input = withLeaf(input, path, malformed);
  return [{ [marker]: `${marker}\0` }, ...(leaves.length > 0 ? [input] : [])];
}

/** Whether the action needs a proof that the caller owns the account. */
const isProven = (name: ActionName) =>
  ['password', 'passkey.id'].every((field) =>
    listTexts(name, 'input').includes(`${name}.${field}`),
  );

/** Prepares the site for an action. @returns inputs that are accepted one after the other */
async function prepareInputs(name: ActionName): Promise<object[]> {
  const prepared = isProven(name) ? await prove() : ((await preparations[name]?.()) ?? []);
  return prepared.map((fields) => ({ ...markedInput(name), ...fields }));
}

/** What an action needs beyond the marked input: real secrets, and a state in which it is not refused. */
const preparations: { [Name in ActionName]?: () => Promise<object[]> } = {
  userLogin: async () => {
    const { recoveryCodes, secret } = await setUpFactors();
    const typed = { email: 'client@example.com', password: testPassword };
    const kept = { device: marker, proof: marker };
    return [recoveryCodes[0], codeOf(secret)].map((code) => ({ ...typed, ...kept, code }));
  },
  passkeyLogin: async () => [{ passkey: (await setUpFactors()).passkey, device: marker }],
  passkeyAdd: async () => {
    const { creation } = (await call('client', 'passkeyStart', { password: testPassword })).reply;
    const { id, response } = createTestAuthenticator(origin).create(creation);
    const passkey = { id, response: { ...response, transports: [marker] } };
    return [{ passkey, name: marker }];
  },
  authenticatorConfirm: async () => {
    const started = await call('client', 'authenticatorStart', { password: testPassword });
    return [{ code: codeOf(started.reply.secret) }];
  },
  passwordSave: async () => [{ current: testPassword, new: `${marker} and others` }],
  passwordLinkSend: async () => [{ email: 'client@example.com' }],
  passwordLinkRead: async () => listPasswordTokens(),
  passwordChoose: async () => listPasswordTokens(),
  emailChangeLinkRead: async () => listEmailChangeTokens(),
  emailChangeConfirm: async () => listEmailChangeTokens(),
  colleagueInvite: async () => [{ email: `${marker}@example.org` }],
  colleagueRemove: async () => {
    await send('colleagueInvite', { name: marker, email: `${marker}@example.org` });
    const { colleagues } = (await call('client', 'colleagueList', {})).reply;
    return [{ accountId: colleagues![0]!.id }];
  },
  areaCategory: async () => [{ slug: 'attracting' }],
  mediaGetSignedUrl: async () => [markedPdf],
  questionnaireDocumentSubmit: async () => {
    const { name: value } = await createDocumentCalls(site).upload('client');
    return [{ value, file: markedPdf }];
  },
  questionnaireDocumentRename: async () => [await attach()],
  // The marked input is sent first and deletes the first document, so this input names the second one.
  questionnaireDocumentDelete: async () => [await attach(), await attach()].slice(1),
  certifierFinalizeGrades: () => gradeAreasAs(site, 'certifier', 3).then(() => [{}]),
  certifierFinalizationReset: finalizeAll,
  certifierAreaFinalGradeSet: finalizeAll,
  certifierAreaFinalCommentSet: finalizeAll,
  certifierAreaCommentFinalSet: finalizeAll,
  reportReleaseSet: finalizeAll,
  certificateBadgeSet: async () => {
    await finalizeAll();
    await send('reportReleaseSet', markedInput('reportReleaseSet'));
    return [{}];
  },
};

const markedPdf = { ...declaredPdf, name: `${marker}.pdf` };
const attach = async () => ({ documentId: (await createDocumentCalls(site).attach()).id });

async function finalizeAll(): Promise<object[]> {
  for (const person of ['certifier', 'certifier2', 'lead'] as const) {
    await gradeAreasAs(site, person, 3);
    await call(person, 'certifierFinalizeGrades', { id: site.world.questionnaire });
  }
  return [{}];
}

/** Creates two inputs that prove who owns the account: one with a passkey, one with password and code. */
async function prove(): Promise<object[]> {
  const { secret, passkey, passkeyId } = await setUpFactors();
  const byPasskey = { passkey, passkeyId, password: undefined };
  return [byPasskey, { password: testPassword, code: codeOf(secret), passkeyId }];
}

/** Gives the client an authenticator app, recovery codes and a passkey. */
async function setUpFactors() {
  const password = testPassword;
  const { secret } = (await call('client', 'authenticatorStart', { password })).reply;
  const confirmed = await call('client', 'authenticatorConfirm', { code: codeOf(secret) });
  const { recoveryCodes } = confirmed.reply;
  const proof = { password, code: recoveryCodes[9]! };
  const { creation } = (await call('client', 'passkeyStart', proof)).reply;
  const authenticator = createTestAuthenticator(origin);
  await call('client', 'passkeyAdd', { passkey: authenticator.create(creation) });
  const { passkeys } = (await call('client', 'secondFactorRead', {})).reply;
  const { request } = (await call(null, 'passkeyRequest', {})).reply;
  const passkey = authenticator.answer(request);
  forbid(secret, ...recoveryCodes, creation.challenge, request.challenge);
  wait(30);
  return { secret, recoveryCodes, passkey, passkeyId: passkeys[0]!.id };
}

function codeOf(secret: string): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: site.clock.now.getTime() });
}

function wait(seconds: number): void {
  site.clock.now = new Date(site.clock.now.getTime() + seconds * 1000);
}

async function listPasswordTokens(): Promise<object[]> {
  await call(null, 'passwordLinkSend', { email: 'client@example.com' });
  return (await deliverMails()).map((token) => ({ token, new: `${marker} and others` }));
}

async function listEmailChangeTokens(): Promise<object[]> {
  await send('emailChangeStart', { email: `${marker}@example.org`, password: testPassword });
  return (await deliverMails()).map((token) => ({ token }));
}

/**
 * Sends the mails in the outbox. The mail server first refuses each with words that repeat the mail. Adds addresses,
 * names, subjects and the tokens of links to `forbidden`. @returns the tokens
 */
async function deliverMails(): Promise<string[]> {
  let isBusy = true;
  const sent: OutgoingMail[] = [];
  const sendMail = async (mail: OutgoingMail) => {
    const words = `450 4.2.1 ${mail.to.name} ${mail.to.address} ${mail.text}`;
    const failure = { responseCode: 450, command: 'RCPT TO', response: words };
    if (isBusy) throw Object.assign(new Error(words), failure);
    sent.push(mail);
  };
  const metrics = { countMail: () => undefined } as unknown as EventMetrics;
  const sendNext = createNextMailSender({
    ...{ db: site.db, programme: testProgramme, origin, now: () => site.clock.now },
    transport: { send: sendMail, close: () => undefined },
    logEvent: (event) => recordEvent(event, { log: site.app.log, metrics }),
  });
  while ((await sendNext()) !== 'none');
  wait(90);
  isBusy = false;
  while ((await sendNext()) !== 'none');
  const tokens = sent.flatMap(({ text }) => /#([\w-]{43})/.exec(text)?.[1] ?? []);
  forbid(...sent.flatMap(({ to, subject }) => [to.address, to.name, subject]), ...tokens);
  return tokens;
}

/** Makes every change of a row fail, with the whole row in the error message. */
async function breakDatabase(): Promise<void> {
  await sql`create function break_saving() returns trigger language plpgsql as
    $$ begin raise exception 'cannot save % %', new, old; end $$`.execute(site.db);
  await sql`do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create trigger break_saving before insert or update or delete on %I
        for each row execute function break_saving()', name);
    end loop; end $$`.execute(site.db);
}
