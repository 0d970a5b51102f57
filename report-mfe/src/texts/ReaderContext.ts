import { createContext } from 'react';

/** Who reads the sheets. The organisation does not see the hints for empty texts. */
export const ReaderContext = createContext<'team' | 'organisation'>('team');
