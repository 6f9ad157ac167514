// Reports: which, of when, and to whom they are mailed.

import { reportWords } from '#contract/staff/report-words.ts'

export const reports = {
  title: 'Reports',
  ...reportWords,
  report: 'Report',
  period: 'Days',
  periods: {
    today: 'Today',
    week: 'This week',
    month: 'This month',
    own: 'From a day to a day',
  },
  usual: 'Last 30 days',
  from: 'From',
  to: 'To',
  mode: 'Account',
  through: (at: string) => `up to ${at} UTC`,
  behind: 'What happened before this is still being added up; these figures go only so far.',
  csv: 'As CSV',
  pdf: 'As PDF',
  mail: 'By mail',
  mailTitle: 'Reports by mail',
  mailHelp:
    'What was going on when it is set up is the first to be mailed, once it is over: a day after ' +
    'midnight UTC, a week on Monday, a month on the first.',
  every: 'How often',
  reader: 'To',
  readerHelp: 'A member whose role may read reports.',
  pick: 'Choose',
  add: 'Have it mailed',
  end: 'End',
  nobody: 'Nothing is mailed.',
  sent: (at: string) => `last ${at}`,
  notYet: 'none yet',
  what: 'Report',
  last: 'Mailed',
  missing: 'Choose one.',
  noSuch: (name: string) => `There is no report called “${name}”.`,
  inDollars: 'amounts in USD',
} as const
