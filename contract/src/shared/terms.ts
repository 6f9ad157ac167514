// The words that stand for codes in the details of sentences, in English.

/** Why an address is refused, as a sentence of its own. */
export const addressFaults = {
  not_an_address: 'This is not an address. Copy it again from your wallet.',
  bad_checksum: 'This address has a mistake in it. Copy it again from your wallet.',
  unsupported: 'This kind of address has no use on its network yet, and money there is lost.',
  wrong_coin: 'This address belongs to another coin.',
  wrong_network: 'This address belongs to another network.',
  zero_address: 'Nobody holds this address: money sent there is lost.',
} as const

export const terms = {
  ...addressFaults,

  day: 'day',
  week: 'week',
  month: 'month',

  // how what was asked for ended
  approved: 'approved',
  paid: 'paid',
  rejected: 'rejected',
  cancelled: 'cancelled',
  replaced: 'replaced',
  reversed: 'reversed',
  restored: 'restored',
  returned: 'returned',
  gone: 'gone',

  // ways of withdrawing, beside coins
  any_way: 'any way',
  bank: 'dollars by bank',
} as const

export type Term = keyof typeof terms
