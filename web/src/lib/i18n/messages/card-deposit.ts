// Depositing by card.

export const cardDeposit = {
  title: 'Deposit by card',
  amount: 'Amount in dollars',
  amountHint: 'From $10 to $1,000,000. We take no fee.',
  fields: 'Card number and CVV, at the card provider',
  holder: 'Name of the card holder',
  month: 'Month',
  year: 'Year',
  choose: 'Choose',
  zip: 'Zip code',
  pay: 'Deposit',
  wrongNumber: 'Inalid Card Number!',
  wrongFields: 'Please input all fields correctly!',
  wrong: {
    amount: 'From $10 to $1,000,000, e.g. 25 or 25.50.',
    missing: 'Please fill this in.',
    expired: 'This month is over.',
  },
  noProvider: 'The card provider does not answer. Please try again.',
  closed: 'Deposits by card are not offered at the moment.',
  redirect:
    'You type your card on the site of our card provider, Stripe, and come back here. We never ' +
    'see its number.',
  goOn: 'Go on to Stripe',
  stepTitle: 'Confirm the payment',
  waiting: 'The payment is on its way. This takes a few seconds.',
  approved: (amount: string) => `${amount} were added to your balance.`,
  rejected: 'Your deposit was rejected.',
  again: 'Try again',
  done: 'Done',
  history: 'Deposit History',
  testCards: 'Test cards',
  testCardsLead:
    'No money moves in a sandbox. Use these numbers with any three digits as CVV; a real card is ' +
    'refused.',
  outcomes: {
    approved: 'Approved',
    declined: 'Declined',
    insufficient_funds: 'Not enough money',
    expired_card: 'Expired',
    three_d_secure: '3-D Secure step',
    dispute: 'Approved, disputed after a minute',
  },
}
