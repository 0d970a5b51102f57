import { startStandalone } from '@cert/shared/standalone';
import file from '../module.json';
import definition from './module.ts';

void startStandalone({ definition, file });
