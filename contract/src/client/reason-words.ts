// Why the system itself ended a deposit, took one back or froze an account, in words, by code.

export const reasonWords = {
  // of deposits in coins
  coins_expired: 'No payment came within a day after the rate ended.',
  coins_cancelled: 'You gave it up before anything came.',
  dust: 'What came is worth less than a cent.',
  reorged: 'The network took the payment back: it is no longer part of its chain.',

  // of deposits by card
  card_unfinished: 'The payment by card was not finished in time.',
  card_cancelled: 'You gave it up before it was paid.',
  card_not_taken:
    'The card provider did not take what was typed for the card. Nothing was charged.',
  declined: 'The bank of the card declined the payment.',
  insufficient_funds: 'There is not enough money on the card.',
  expired_card: 'The card has expired.',
  three_d_secure: 'The payment was not confirmed with the bank (3-D Secure).',
  disputed: 'The card payment was disputed.',

  // of frozen accounts
  deposit_reorged:
    'A deposit of {$amount} was taken back. The network took the payment back: it is no longer ' +
    'part of its chain.',
  deposit_disputed: 'A deposit of {$amount} was taken back. The card payment was disputed.',
  /** From before the deposit was named. */
  deposit_reversed: 'A deposit was taken back.',
} as const
