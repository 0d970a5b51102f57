import { screen } from '@testing-library/react';
import { renderInPlatform } from '../../testing/index.ts';
import { Loaded } from '../Loaded.tsx';
import { useLazy } from './useLazy.ts';

function Page({ load }: { load: () => Promise<string> }) {
  return <Loaded of={useLazy('text', load)}>{(text) => <p>{text}</p>}</Loaded>;
}

it('code that is loaded on demand is loaded once, however many parts of the page need it', async () => {
  const load = jest.fn(async () => 'Good day');
  await Promise.all([
    screen.findAllByText('Good day').then((found) => expect(found).toHaveLength(2)),
    renderInPlatform(
      <>
        <Page load={load} />
        <Page load={load} />
      </>,
    ),
  ]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('code that is loaded on demand returns the error if its load fails, and loads again on request', async () => {
  const answers = [Promise.reject(new Error('gone')), Promise.resolve('Good day')];
  const load = () => answers.shift()!;
  const [{ user }, alert] = await Promise.all([
    renderInPlatform(<Page load={load} />),
    screen.findByRole('alert'),
  ]);
  expect(alert).toHaveTextContent('The server cannot be reached');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Good day')).toBeVisible();
});
