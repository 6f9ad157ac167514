// Own limits, breaks from trading and the session reminder.

const kinds = {
  loss: {
    title: 'Losses',
    what:
      'What you lose at most: stakes lost, less profits won, and all stakes of open trades. ' +
      'A trade that could take you past it is refused.',
  },
  stake: {
    title: 'Stakes',
    what: 'What you stake at most, whether you win or lose.',
  },
  deposit: {
    title: 'Deposits',
    what: 'What you pay in at most.',
  },
} as const

export const limits = {
  session: 'Session',
  sessionWon: (won: number, all: number) => `${won} of ${all} won`,
  title: 'Limits and breaks',
  lead:
    'Set your own bounds while you are calm. Setting or lowering one acts at once; raising or ' +
    'removing one takes 24 hours, and you can change your mind until then.',
  liveOnly: 'Limits count trades on the live account only. Times are UTC; weeks begin on Monday.',
  kinds,
  periods: { day: 'A day', week: 'A week', month: 'A month' },
  none: 'No limit',
  usedOnly: (used: string) => `${used} so far`,
  used: (used: string, amount: string) => `${used} of ${amount}`,
  left: (left: string) => `${left} left`,
  ahead: (gain: string) => `${gain} ahead`,
  anew: (when: string) => `begins anew ${when}`,
  becomes: (amount: string, when: string) => `Becomes ${amount} on ${when}.`,
  ends: (when: string) => `Ends on ${when}.`,
  keep: 'Keep it as it is',
  set: 'Set a limit',
  change: 'Change',
  amount: 'Limit in dollars',
  save: 'Save',
  remove: 'Remove',
  cancel: 'Cancel',
  nameOf: (kind: string, period: string) => `${kind}, ${period}`,
  breaks: 'Take a break',
  breaksLead:
    'A break stops trading on both accounts at once, and paying in. Open trades run to their ' +
    'end. You can still sign in to read, withdraw and close your account.',
  coolOff: 'Cool-off',
  coolOffWhat: 'A short break, to step back.',
  exclusion: 'Self-exclusion',
  exclusionWhat: 'A long break, if trading has become a problem.',
  howLong: 'For how long',
  lengths: {
    '24h': '24 hours',
    '7d': '7 days',
    '30d': '30 days',
    '6m': '6 months',
    '1y': '1 year',
    '5y': '5 years',
  },
  goOn: 'Continue',
  sure: (length: string) => `Stop trading for ${length}?`,
  consequences: (length: string) => [
    `From this moment, for ${length}, you cannot open trades, live or demo, nor pay in.`,
    'Open trades run to their end, and what they pay is yours.',
    'It cannot be undone. Nobody can end it early: not you, not our support.',
  ],
  password: 'Your password',
  confirm: (length: string) => `Stop for ${length}`,
  runs: (when: string) => `Runs until ${when}. You can make it longer, not shorter.`,
  reminder: 'Session reminder',
  reminderWhat:
    'Shows you every so many minutes how long you have been here and what your live trades ' +
    'brought.',
  minutes: 'Minutes',
  minutesBounds: (least: number, most: number) => `From ${least} to ${most}.`,
  off: 'Turn off',
  reminderOn: (minutes: number) => `Every ${minutes} minutes.`,
  reminderOff: 'Off.',
  // on the trading screen
  formLeft: {
    loss: {
      day: 'Your daily loss limit',
      week: 'Your weekly loss limit',
      month: 'Your monthly loss limit',
    },
    stake: {
      day: 'Your daily stake limit',
      week: 'Your weekly stake limit',
      month: 'Your monthly stake limit',
    },
  },
  onBreak: (when: string) => `You are taking a break from trading until ${when}.`,
  // the reminder itself
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  minutesLong: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  here: (length: string) => `You have been here for ${length}`,
  result: (count: number, result: string) =>
    count === 1
      ? `1 live trade has ended since, with ${result} in all.`
      : `${count} live trades have ended since, with ${result} in all.`,
  noResult: 'No live trade has ended since.',
  unknownResult: 'What your live trades brought could not be loaded.',
  stay: 'Go on',
  toLimits: 'Limits and breaks',
} as const
