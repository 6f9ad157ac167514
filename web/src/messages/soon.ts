// Pages that are not built yet: what will stand there, and what can be done meanwhile.

export type Soon = { readonly title: string; readonly what: string; readonly meanwhile: string }

export const soon = {
  deposit: {
    title: 'Deposit Fund',
    what: 'Here you will fund the live account by card, Bitcoin or Ethereum.',
    meanwhile: 'In this install the live account holds play money, so there is nothing to pay in.',
  },
  'deposit-log': {
    title: 'Deposit History',
    what: 'Here every deposit will be listed with its state, amount and date.',
    meanwhile: 'Nothing has been deposited: deposits are not open yet.',
  },
  'withdraw-fund': {
    title: 'Withdraw Fund',
    what: 'Here you will withdraw to a wallet or a bank account, without ever paying in first.',
    meanwhile: 'Withdrawals are not open yet, since no money can be paid in either.',
  },
  'withdraw-log': {
    title: 'Withdrawal History',
    what: 'Here every withdrawal will be listed with each step and its time.',
    meanwhile: 'There are no withdrawals: they are not open yet.',
  },
  plan: {
    title: 'Trading Plans',
    what: 'Here you will choose a plan by the funding you have brought. A plan is never a fee.',
    meanwhile: 'Trading by hand needs no plan.',
  },
} as const satisfies Record<string, Soon>
