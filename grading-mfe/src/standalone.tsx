import { startStandalone } from '@cert/shared/standalone';
import file from '../module.json';
import { StandaloneStartPage } from './StandaloneStartPage.tsx';
import definition from './module.ts';

void startStandalone({ definition, file, home: StandaloneStartPage });
