import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// How long something may take to appear before a test calls it missing; a busy machine is no fault of a page.
configure({ asyncUtilTimeout: 10_000 });
