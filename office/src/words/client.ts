// One client: the head, what can be done, what happened and what is known at a glance.

export const client = {
  title: (id: string) => `Client ${id}`,
  notIdentified: 'Not identified',
  notTold: 'Not told',
  frozenSince: (at: string, who: string) => `Frozen since ${at} by ${who}.`,
  moneyMissing: 'Money is missing.',
  mayGoOn: (who: string) => `${who} says that it may go on.`,
  actors: { client: 'the client', system: 'the system' } as Readonly<Record<string, string>>,
  acts: { freeze: 'Freeze', unfreeze: 'Let it go on', sign_out: 'Sign out everywhere' },
  asks: {
    freeze: 'Freeze this account?',
    unfreeze: 'Let this account go on?',
    sign_out: 'Sign this client out everywhere?',
  },
  means: {
    freeze:
      'They can sign in, look, cancel what waits and export. They cannot trade, deposit or ' +
      'withdraw.',
    unfreeze: 'Where real money is missing, a second member has to say so too.',
    sign_out: 'All their sessions end now. They can sign in again.',
  },
  reasons: {
    freeze: 'Why; the client reads it',
    unfreeze: 'Why; the client reads it',
    sign_out: 'Why; it is kept with the client’s events and is in the copy of their data',
  },
  timeline: 'What happened',
  groups: {
    all: 'All',
    money: 'Money',
    trades: 'Trades',
    access: 'Sign-ins',
    identity: 'Identity',
    staff: 'Staff',
  },
  nothing: 'Nothing happened yet.',
  earlier: 'Show what was before',
  inDemo: 'in the demo',
  tradesOf: (count: number, won: number, lost: number) =>
    `${count} ${count === 1 ? 'trade' : 'trades'}, ${won} won, ${lost} lost`,
  staked: (amount: string, open: number) =>
    open === 0 ? `Staked ${amount}` : `Staked ${amount}, ${open} still open`,
  revealed: (field: string) => `Was shown: ${field}`,
  quoted: (text: string) => `“${text}”`,
  atAGlance: 'At a glance',
  balances: 'Balances',
  live: 'Live account',
  demo: 'Demo',
  demoEnds: 'Demo ends',
  deposited: (count: number) => (count === 1 ? '1 deposit credited' : `${count} deposits credited`),
  profile: 'Profile',
  phone: 'Phone',
  address: 'Address',
  born: 'Born',
  sessions: (count: number) => `Sessions (${count})`,
  noSessions: 'Not signed in anywhere.',
} as const
