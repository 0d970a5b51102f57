import { act, screen, waitFor } from '@testing-library/react';
import { refuse } from '../../domain/index.ts';
import {
  aModule,
  aRegistry,
  aRegistryEntry,
  fakeApi,
  renderInPlatform,
} from '../../testing/index.ts';
import type { ModuleDefinition } from '../modules/defineModule.ts';
import { QueueNotices } from './QueueNotices.tsx';
import { memoryQueueStorage } from './queueStorage.ts';
import type { DescribedField } from './field.ts';
import type { QueueEntry } from './queueEntry.ts';
import type { Saver } from './savers.ts';

/** A mood: the value that the module "greeting" saves. The platform does not know this kind of value. */
type Mood = { mood: string };
const saved = { revision: 1, savedAt: '2026-11-22T10:00:00.000Z' };

function aMoodSaver() {
  const sent: Mood[] = [];
  const saver: Saver<Mood> = {
    prefixes: ['greeting_'],
    read: (stored) => stored as Mood,
    async send(_, { value }) {
      sent.push(value);
      return { saved };
    },
    shownBy: [],
  };
  return { saver, sent };
}

const describeMood = ({ mood }: Mood) => ({
  title: 'Greeting',
  address: '/7/greeting',
  lines: [`Mood: ${mood}`],
});

const aMoodField = (saver: Saver<Mood>): DescribedField<Mood> => ({
  saver,
  questionnaireId: 7,
  key: 'greeting_1',
  stored: undefined,
  describe: describeMood,
});

const anEntry = (given: Partial<QueueEntry> = {}): QueueEntry => ({
  owner: 1,
  questionnaireId: 7,
  key: 'greeting_1',
  value: { mood: 'good' },
  description: describeMood({ mood: 'good' }),
  baseRevision: 0,
  attempts: [],
  change: 1,
  status: { kind: 'waiting' },
  ...given,
});

/** A page after an earlier visit that has left one entry. */
async function pageWith(
  entry: QueueEntry,
  { saves = ['greeting_'], load }: { saves?: string[]; load: () => Promise<ModuleDefinition> },
) {
  const queueStorage = memoryQueueStorage(true);
  await queueStorage.put(entry);
  const loadModule = jest.fn(load);
  const page = await renderInPlatform(<QueueNotices />, {
    api: fakeApi({ certifierQuestionnaireList: () => [] }),
    queueStorage,
    loadModule,
    registry: aRegistry(aRegistryEntry({ saves })),
  });
  return { ...page, loadModule, queue: page.platform.queue.get()! };
}

describe('an unsent change of an earlier visit whose module is not loaded', () => {
  it('loads its module and is sent', async () => {
    const { saver, sent } = aMoodSaver();
    const { queue, loadModule } = await pageWith(anEntry(), {
      load: async () => aModule({ savers: [saver] }),
    });
    await waitFor(() => expect(sent).toEqual([{ mood: 'good' }]));
    expect(loadModule).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(queue.get().entries.size).toBe(0));
  });

  it('is the only reason to load its module: without unsent changes no module is loaded', async () => {
    const loadModule = jest.fn();
    await renderInPlatform(<QueueNotices />, {
      loadModule,
      registry: aRegistry(aRegistryEntry({ saves: ['greeting_'] })),
    });
    expect(loadModule).not.toHaveBeenCalled();
  });

  it('is counted as unsaved while its module cannot be loaded, and is sent later', async () => {
    const { saver, sent } = aMoodSaver();
    let isBroken = true;
    const { user } = await pageWith(anEntry(), {
      load: async () => {
        if (isBroken) throw new Error('the file is missing');
        return aModule({ savers: [saver] });
      },
    });
    expect(await screen.findByText(/^1 change is kept in this browser/)).toBeVisible();
    expect(sent).toEqual([]);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Save now' }));
    await waitFor(() => expect(sent).toEqual([{ mood: 'good' }]));
    await waitFor(() =>
      expect(screen.queryByText(/is kept in this browser/)).not.toBeInTheDocument(),
    );
  });

  it('stays in the queue and is counted as unsaved if no module can save it any more', async () => {
    const { queue, loadModule } = await pageWith(anEntry(), {
      saves: ['other_'],
      load: () => Promise.reject(new Error('not asked for')),
    });
    expect(await screen.findByText(/^1 change is kept in this browser/)).toBeVisible();
    expect(loadModule).not.toHaveBeenCalled();
    expect(queue.get().entries.size).toBe(1);
  });

  it('is shown with its stored description if it was refused; its module is not needed', async () => {
    const { loadModule } = await pageWith(
      anEntry({ status: { kind: 'refused', reason: 'questionnaire-locked' } }),
      { load: () => Promise.reject(new Error('not asked for')) },
    );
    expect(await screen.findByText('Mood: good')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Greeting' })).toHaveAttribute('href', '/7/greeting');
    expect(screen.getByText('The questionnaire is locked.')).toBeVisible();
    expect(loadModule).not.toHaveBeenCalled();
  });
});

describe('the saver of a module, for a kind of value that the platform does not know', () => {
  it('sends a value in the module’s own call as soon as it is changed', async () => {
    const { saver, sent } = aMoodSaver();
    const { platform } = await renderInPlatform(<QueueNotices />);
    const queue = platform.queue.get()!;
    await act(async () => {
      queue.put({ ...aMoodField(saver), value: { mood: 'better' }, delayMs: 0 });
      await queue.settled();
    });
    expect(sent).toEqual([{ mood: 'better' }]);
    expect(queue.get().acknowledged.get('7/greeting_1')).toMatchObject({
      value: { mood: 'better' },
      revision: 1,
    });
  });

  it('shows the reason if the server refuses a value', async () => {
    const failing: Saver<Mood> = {
      ...aMoodSaver().saver,
      send: () => Promise.reject(refuse('locked', { reason: 'report-locked' })),
    };
    const { platform } = await renderInPlatform(<QueueNotices />);
    const queue = platform.queue.get()!;
    await act(async () => {
      queue.put({ ...aMoodField(failing), value: { mood: 'sad' }, delayMs: 0 });
      await queue.settled();
    });
    expect(screen.getByText('Mood: sad')).toBeVisible();
    expect(screen.getByText('The report is locked.')).toBeVisible();
  });

  it('replaces the saver of an earlier version of the module', async () => {
    const { platform } = await renderInPlatform(<QueueNotices />);
    const [earlier, later] = [aMoodSaver().saver, aMoodSaver().saver];
    act(() => {
      platform.savers.register([earlier]);
      platform.savers.register([later]);
    });
    expect(platform.savers.find('greeting_1')).toBe(later);
    expect(platform.savers.find('nobody_1')).toBeUndefined();
  });
});
