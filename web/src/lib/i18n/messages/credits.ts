// Pre-paid credits: what they are for, what they cost, what was bought and used.

import type { CreditMove, CreditUse } from '#contract/client/credits.ts'

const uses: Record<CreditUse, string> = {
  day: 'A day of live automated trading',
  trade: 'An executed trade on an exchange',
}

const moves: Record<CreditMove, string> = {
  credit_issue: 'Bought',
  credit_charge: 'Used',
  credit_refund: 'Given back',
}

export const credits = {
  title: 'Credits',
  lead:
    'The automated trader on your own exchange account is paid for in advance, with credits. ' +
    'Trading here, by hand or by the trading system of your plan, needs none.',
  yours: 'Your credits',
  count: (figure: string) => `${figure} credits`,
  may: 'The automated trader may begin new trades.',
  mayNot:
    'With less than one credit the automated trader begins nothing new; what is open is closed ' +
    'by its own rules.',
  debt: (since: string, until: string) =>
    `Below zero since ${since}. From ${until} on our terms let us end the account for that; ` +
    'buying credits ends it at once.',
  tariff: 'What uses them',
  uses,
  each: (figure: string) => `${figure} credits`,
  low: (figure: string) => `You are told once you have less than ${figure}.`,
  buy: 'Buy credits',
  priceOf: (euros: string) => `€${euros}`,
  withTax: (vat: string, percent: string, country: string) =>
    `with €${vat} VAT (${percent} %, ${country})`,
  withoutTax: 'no VAT',
  takes: (usd: string) => `takes ${usd} of your live balance`,
  rate: (dollar: string) => `A euro is ${dollar} here; the rate is ours, not that of a market.`,
  noReturn: 'What was bought is not refunded.',
  returns: (days: number) =>
    `What is unused can be given back within ${days} days; after that it is not refunded.`,
  buyPack: (figure: string) => `Buy ${figure}`,
  sure: (figure: string, usd: string) => `Buy ${figure} credits for ${usd}?`,
  yes: 'Buy them',
  no: 'Not now',
  pay: 'Pay by a deposit',
  payLead:
    'A deposit that waits for its payment can buy credits as soon as it is credited, at the ' +
    'price of then. What it brings beyond stays on your balance.',
  noDeposits: 'No deposit of yours waits for a payment.',
  ask: 'Ask for a deposit',
  deposit: 'Deposit',
  pack: 'Credits',
  choose: 'Choose',
  order: 'Buy with this deposit',
  orders: 'Deposits that buy credits',
  waits: 'waits',
  bought: 'bought',
  dropped: 'no longer buys',
  notBought: 'bought nothing',
  drop: 'Do not buy',
  purchases: 'Purchases',
  noPurchases: 'You have not bought any yet.',
  invoice: (name: string) => `Invoice ${name}`,
  creditNote: (name: string) => `Credit note ${name}`,
  giveBack: (figure: string, usd: string) => `Give back ${figure} for ${usd}`,
  givenBack: (figure: string, usd: string) => `${figure} given back for ${usd}`,
  until: (day: string) => `until ${day}`,
  statement: 'Statement of credits',
  moves,
  noMoves: 'Nothing has moved yet.',
  columns: { at: 'Time', what: 'What', credits: 'Credits', left: 'Left' },
  more: 'Older ones',
  blocked: {
    credits_closed: 'Credits are not sold at the moment.',
    credits_need_profile: 'Please complete your profile first: an invoice names you.',
    credits_need_identity: 'Please send an identity document first.',
    account_frozen: 'Your account is frozen.',
  } as Readonly<Record<string, string>>,
  cannot: 'You cannot buy credits at the moment.',
}
