import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Time limit for elements to appear; long, because a slow machine must not fail a test.
configure({ asyncUtilTimeout: 10_000 });
