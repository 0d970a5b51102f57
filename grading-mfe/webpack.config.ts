import { configurePart } from '../scripts/configurePart.ts';

export default configurePart(import.meta.dirname);
