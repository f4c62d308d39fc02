/** The pages around the table, and the situations at it, that pictures are made of. */

import { readFileSync } from 'node:fs';

/**
 * `mode` is the mood of the mocked server, `act` what is done before the picture, `wide` for what phones do not have.
 */
export const PAGES = [
  { name: 'lobby', path: '/' },
  { name: 'lobby-new', path: '/', wide: true, act: (page) => page.getByRole('link', { name: 'New table…' }).click() },
  { name: 'lobby-invite', path: '/', act: (page) => page.getByRole('button', { name: 'Invite friends' }).click() },
  { name: 'lobby-empty', path: '/', mode: 'empty' },
  { name: 'lobby-offline', path: '/', mode: 'offline' },
  { name: 'lobby-failing', path: '/', mode: 'failing' },
  { name: 'lobby-slow', path: '/', mode: 'slow' },
  { name: 'new', path: '/new' },
  { name: 'new-choose', path: '/new', act: (page) => page.getByRole('radio', { name: 'Choose' }).click() },
  {
    name: 'new-boxes',
    path: '/new',
    act: async (page) => {
      await page.getByText('Rise of Ix', { exact: true }).click();
      await page.getByText('Immortality', { exact: true }).click();
    },
  },
  {
    name: 'new-uprising',
    path: '/new',
    act: (page) => page.getByRole('radio', { name: 'Uprising' }).click(),
  },
  { name: 'tables', path: '/tables' },
  { name: 'replays', path: '/replays' },
  { name: 'replay', path: '/replay/r1?ply=380' },
  { name: 'replay-end', path: '/replay/r1?ply=9999' },
  { name: 'replay-dune', path: '/replay/r3?ply=150' },
  { name: 'replay-dune-end', path: '/replay/r3?ply=9999' },
  { name: 'replay-missing', path: '/replay/nope' },
  { name: 'codex', path: '/codex' },
  { name: 'codex-search', path: '/codex?q=spice&group=cards' },
  { name: 'codex-card', path: '/codex/stilgar' },
  { name: 'codex-space', path: '/codex/space-arrakeen' },
  { name: 'codex-leader', path: '/codex/leader-paul-atreides' },
  { name: 'codex-spaces', path: '/codex?group=spaces' },
  { name: 'codex-rulings', path: '/codex?group=rulings' },
  { name: 'codex-ruling', path: '/codex/ruling-bindu-suspension' },
  { name: 'codex-ruled', path: '/codex/kwisatz-haderach' },
  { name: 'codex-tech', path: '/codex/flagship' },
  { name: 'codex-tleilaxu', path: '/codex?kind=tleilaxu' },
  { name: 'codex-classic', path: '/codex?family=classic' },
  { name: 'codex-namesake', path: '/codex/stilgar?family=classic' },
  { name: 'codex-leaders', path: '/codex?group=leaders' },
  { name: 'codex-rivals', path: '/codex?kind=rival' },
  { name: 'codex-rival', path: '/codex/rival-glossu-rabban' },
  { name: 'codex-hagal', path: '/codex?kind=hagal' },
  { name: 'codex-hagal-card', path: '/codex/hagal-accept-contract-shipping-a' },
  { name: 'account', path: '/account' },
  { name: 'account-guest', path: '/account', mode: 'empty' },
  { name: 'settings', path: '/settings' },
  ...Array.from({ length: 10 }, (_, i) => ({ name: `learn-${i + 1}`, path: `/learn?step=${i + 1}` })),
  ...Array.from({ length: 5 }, (_, i) => ({
    name: `learn-uprising-${i + 1}`,
    path: `/learn?course=uprising&step=${i + 1}`,
  })),
  ...[2, 4].map((step) => ({ name: `learn-teams-${step}`, path: `/learn?course=teams&step=${step}` })),
  ...Array.from({ length: 8 }, (_, i) => ({
    name: `learn-dune-${i + 1}`,
    path: `/learn?course=classic&step=${i + 1}`,
  })),
  {
    name: 'new-dune',
    path: '/new',
    act: async (page) => {
      await page.getByText('Dune (1979)', { exact: true }).first().click();
      await page.getByText('Rules of this table').click();
    },
  },
  { name: 'room', path: '/table/w1' },
  { name: 'lost', path: '/nowhere' },
];

/** Situations that are pictured in windows of all sizes. */
const EVERYWHERE = new Set([
  ...['four-first', 'four-choose', 'four-effects', 'four-waiting', 'four-look', 'four-draft', 'four-laid'],
  ...['ten-hand', 'ten-revealed', 'full-seats', 'ix-tile', 'both-graft', 'both-tech', 'both-dreadnought'],
  ...['uprising-choose', 'uprising-spy', 'uprising-worms', 'uprising-contract', 'uprising-full-seats'],
  ...['uprising-solo-hagal', 'uprising-two-hagal'],
  ...[
    'six-activate',
    'six-command',
    'six-ally-turn',
    'six-ally-combat',
    'six-emperor-throne',
    'six-spectator',
    'six-trade',
    'six-ally-traded',
    'six-over',
  ],
]);
const PHONE_TABS = ['Hand', 'Rivals', 'Market', 'Log'];
const DUNE_TABS = ['Phase', 'Shield', 'Players', 'Log', 'Map'];
const isDune = (name) => name.startsWith('classic-');
/** Situations of Dune (1979) that are also seen through all tabs of a phone. */
const DUNE_THROUGH = new Set(['classic-to', 'classic-kwisatz', 'classic-nexus']);
/** What else is looked at in a situation: what it is called, and how it is come to; some of it may well be cut. */
const OPENED = {
  'classic-at-hand': [
    ['tray', (page) => page.keyboard.press('t'), { wide: true, everywhere: true }],
    [
      'tray',
      async (page) => {
        await page.locator('.ptab', { hasText: 'Phase' }).tap();
        await page.locator('[data-tray]').tap();
      },
      { narrow: true, everywhere: true },
    ],
  ],
  'classic-battles': [
    ['piles', (page) => page.getByRole('button', { name: 'Tanks and piles' }).click(), { wide: true }],
    ['seat', (page) => page.locator('.dseat__hit').nth(3).click(), { wide: true }],
  ],
  'classic-to': [
    ['near', (page) => page.getByRole('button', { name: 'Closer' }).click(), { cut: true }],
    [
      'nearest',
      async (page) => {
        for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Closer' }).click();
      },
      { cut: true },
    ],
    ['pointed', (page) => page.locator('.area.is-legal').first().hover({ force: true }), { wide: true }],
    ['tapped', (page) => page.locator('.area.is-legal').first().tap({ force: true }), { narrow: true }],
    ['chat', (page) => page.getByRole('tab', { name: /Chat/ }).click(), { wide: true }],
    ['menu', (page) => page.getByRole('button', { name: 'Menu' }).click(), { cut: true }],
  ],
  'uprising-solo-hagal': [['seat', (page) => page.locator('.seat__hit').first().click(), { wide: true }]],
};

/** The situations that `fixtures/make.py` has found, each as it opens, and some through all tabs of a phone. */
export function situations() {
  const names = JSON.parse(readFileSync(new URL('../fixtures/data/index.json', import.meta.url), 'utf8'));
  return names.flatMap((name) => {
    // These are only there for looking at every card once.
    if (name.startsWith('every-')) return [];
    const path = `/preview.html?name=${name}`;
    const tabs = ['four-turn', 'uprising-choose', 'uprising-solo-hagal', 'six-command'].includes(name)
      ? PHONE_TABS
      : [];
    return [
      { name: `table-${name}`, path, table: true, everywhere: isDune(name) || EVERYWHERE.has(name) },
      ...(OPENED[name] ?? []).map(([what, act, more]) => ({
        name: `table-${name}-${what}`,
        path,
        table: true,
        act,
        ...more,
      })),
      ...(DUNE_THROUGH.has(name) ? DUNE_TABS : []).map((tab) => ({
        name: `table-${name}-${tab.toLowerCase()}`,
        path,
        table: true,
        narrow: true,
        act: (page) => page.locator('.ptab', { hasText: tab }).tap(),
      })),
      ...tabs.map((tab) => ({
        name: `table-${name}-${tab.toLowerCase()}`,
        path,
        table: true,
        narrow: true,
        act: (page) => page.locator('.ptab', { hasText: tab === 'Rivals' ? /Rivals|Teams/ : tab }).tap(),
      })),
      ...(name === 'six-trade'
        ? [
            {
              name: `table-${name}-giving`,
              path,
              table: true,
              act: (page) => page.locator('.good.is-legal').last().click(),
            },
          ]
        : []),
    ];
  });
}
