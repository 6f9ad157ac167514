// What the page of live payouts says.

import { coinNames } from '#kernel/coins.ts'

export const payouts = {
  title: 'Live Payouts',
  description:
    'Withdrawals that were paid: amount, shortened destination, and the transaction where anyone ' +
    'can look it up.',
  lead:
    'Withdrawals whose money has left, and nothing else. The list is made from the ledger; that ' +
    'a ' +
    'bank paid is what staff noted.',
  loading: 'Loading the list',
  none: 'No payouts yet',
  noneWhy:
    'A withdrawal appears here once its money has left the ledger and its payment has a number.',
  sandbox: 'This install is a sandbox: what leaves here is play money and test coins.',
  newest: 'Newest',
  howLong: 'How long it took',
  half: (time: string) => `Half within ${time}`,
  of: (count: number, from: string) => `${count} paid from ${from} on`,
  fewMedians: 'Too few were paid lately to tell how long one takes.',
  label: 'Paid withdrawals, newest first',
  paid: 'Paid (UTC)',
  method: 'Method',
  methods: { ...coinNames, bank: 'Bank transfer' },
  amount: 'Amount',
  destination: 'To',
  bankAccount: 'Bank account',
  transaction: 'Transaction',
  noTransaction: 'Not public',
  look: (id: string) => `Look up transaction ${id} in a public explorer`,
  networks: {
    main: null,
    test: 'Test network',
    local: 'Private test chain',
    simulated: 'Simulated chain',
  },
  about: 'What you see, and what not',
  aboutText: [
    'Amounts are what left, after the fee. Of an address the first six and the last four signs ' +
      'are shown: enough to find your own, too little to write to someone else’s.',
    'Of a bank account nothing is shown, as nobody could look it up anyway.',
    'What waits, was turned down or was called off is not in the list. How many wait, and how ' +
      'many for longer than promised, is on the status page.',
  ],
  status: 'To the status page',
}
