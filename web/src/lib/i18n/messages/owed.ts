// What clients are owed: on the statement each their own, on the status page all together.

export const owed = {
  title: 'What we owe you, proved',
  lead:
    'Once a day we publish in our public log what we owe to all clients together. Your own ' +
    'amount, stakes and withdrawals under way included, is counted in it: your browser ' +
    'checks that here.',
  loading: 'Loading the proof',
  none:
    'Nothing was owed to you when it was last published, or it was never published yet, or your ' +
    'e-mail address is another one since: then the next day has your proof.',
  said: (at: string, amount: string, total: string) =>
    `On ${at} UTC we owed you ${amount}, of ${total} that we owed to all clients.`,
  counted: 'Your amount is counted in that total',
  logged: 'The log has that total',
  good: 'Both hold',
  bad: 'It does not hold',
  save: 'Save the proof',
  tooOld: 'This browser cannot check signatures (Ed25519). A newer one can, or npm run verify.',
  all: {
    title: 'What clients are owed, and what is there',
    lead:
      'Published once a day as a tree of sums, in which each client finds their own amount on' +
      ' the page of their statement. Beside it what our addresses hold, as the chains say.',
    total: 'Owed to clients',
    none: 'Not yet published.',
    asOf: (at: string) => `as of ${at} UTC`,
    root: 'Root of the tree',
    entry: (nr: number) => `entry ${nr} of the log`,
    held: 'At our addresses',
    heldNone: 'No chain was asked yet.',
  },
}
