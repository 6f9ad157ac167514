// Pre-paid credits: those of a client, and the invoices of everybody.

import type { CreditMove, CreditUse } from '#contract/client/credits.ts'

const moves: Record<CreditMove, string> = {
  credit_issue: 'Bought',
  credit_charge: 'Used',
  credit_refund: 'Given back',
}

const uses: Record<CreditUse, string> = {
  day: 'A day of live automated trading',
  trade: 'An executed trade on an exchange',
}

export const credits = {
  tab: 'Credits',
  titleOf: (figure: string) => `Credits: ${figure}`,
  may: 'The trader may begin trades',
  yes: 'yes',
  no: 'no',
  debt: 'Below zero since',
  debtEnd: 'May be ended from',
  none: '–',
  orders: 'Deposits that wait to buy some',
  moves,
  uses,
  at: 'Time',
  what: 'What',
  about: 'Of what',
  amount: 'Credits',
  left: 'Left',
  noMoves: 'Nothing has moved yet.',
  itsInvoices: 'Invoices of this client',
  screen: 'Invoices',
  noInvoices: 'No invoice fits.',
  kind: 'Kind',
  kinds: { purchase: 'Invoice', return: 'Credit note' },
  number: 'Number',
  issued: 'Issued',
  client: 'Client',
  gross: 'With VAT',
  vat: 'VAT',
  country: 'Country',
  paid: 'Paid',
  euros: (figure: string) => `€${figure}`,
  percent: (figure: number) => `${figure} %`,
} as const
