import { screen } from '@testing-library/react';
import { renderInPlatform } from '../../testing/index.ts';
import { Loaded } from '../Loaded.tsx';
import { useText, type TextLoaders } from './useText.ts';

function Page({ loaders }: { loaders: TextLoaders<string> }) {
  return <Loaded of={useText(loaders)}>{(text) => <p>{text}</p>}</Loaded>;
}

it('loads the reader’s language only', async () => {
  const asked: string[] = [];
  const load = (text: string) => () => {
    asked.push(text);
    return Promise.resolve(text);
  };
  const loaders = { hr: load('Dobar dan'), sr: load('Zdravo'), en: load('Good day') };
  const [text] = await Promise.all([
    screen.findByText('Zdravo'),
    renderInPlatform(<Page loaders={loaders} />, { language: 'sr' }),
  ]);
  expect(text).toBeVisible();
  expect(asked).toEqual(['Zdravo']);
});

it('says that a text did not load, and loads it anew', async () => {
  const answers = [Promise.reject(new Error('gone')), Promise.resolve('Good day')];
  const load = () => answers.shift()!;
  const [{ user }, alert] = await Promise.all([
    renderInPlatform(<Page loaders={{ hr: load, sr: load, en: load }} />),
    screen.findByRole('alert'),
  ]);
  expect(alert).toHaveTextContent('The server cannot be reached');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Good day')).toBeVisible();
});
