// The kinds of instruments, as `trading_type` names them.

export const categories = [
  'Cryptocurrency',
  'Currencies',
  'Indices',
  'Commodities',
  'Bonds',
  'Stocks',
] as const
export type Category = (typeof categories)[number]

/** What an install trades unless it is told otherwise. */
export const tradedByDefault: readonly Category[] = ['Cryptocurrency', 'Currencies']
