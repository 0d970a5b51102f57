import { startStandalone } from '@cert/shared/standalone';
import file from '../module.json';
import definition from './module.ts';
import { StandaloneStartPage } from './StandaloneStartPage.tsx';

void startStandalone({ definition, file, home: StandaloneStartPage });
