/** What the effects of Immortality are drawn with. */

import { same } from '../box';

export const icons: Record<string, string> = {
  ...same('specimen', 'research', 'tleilaxu', 'graft', 'atomics', 'trash-intrigue'),
  ...same('genetic-marker', 'genetic-marker-2'),
  row: 'market',
  space: 'board',
};
