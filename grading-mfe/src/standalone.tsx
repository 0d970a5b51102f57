import { startStandalone } from '@cert/shared/standalone';
import file from '../module.json';
import { FirstCategory } from './grading/FirstCategory.tsx';
import definition from './module.ts';

void startStandalone({ definition, file, home: FirstCategory });
