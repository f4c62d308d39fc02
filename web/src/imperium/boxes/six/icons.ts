/** What the effects of the team game are drawn with. */

import { same } from '../box';

export const icons: Record<string, string> = same('ally', 'trade', 'throne', 'team', 'reinforce');
