// The list of trades.

export const tradeHistory = {
  title: 'Trade History',
  columns: {
    id: 'Order ID',
    time: 'Trade Time',
    symbol: 'Symbol',
    amount: 'Amount',
    pays: 'Pays',
    duration: 'Duration',
    entry: 'Entry',
    strike: 'Strike',
    endPrice: 'End Price',
    endTime: 'End Time',
    status: 'Status',
    side: 'Side',
    result: 'Result',
  },
  empty: 'No trade in your history yet.',
  emptyMore:
    'Each trade will stand here with its prices, its result and its receipt; above them, what ' +
    'they brought together.',
  more: 'Load more',
  utc: 'Times are UTC.',
  csv: 'These trades as CSV',
  noneFits: 'No trade fits.',
  filters: { pair: 'Pair', side: 'Side', result: 'Result', from: 'From', to: 'To', all: 'All' },
  summary: {
    netTitle: 'Net',
    marginPaid: (cost: string, staked: string) => `margin ${cost} on ${staked} staked`,
    curve: (net: string, cost: string) =>
      `What these trades brought, one after the other: ${net} in the end. ` +
      `The margin costs ${cost} of them on average.`,
    dashed: 'Dashed: what the margin costs on average.',
    wonAgainst: 'Won against priced',
    noneDecided: 'None of them was won or lost yet.',
    scale: (won: string, priced: string) => `Won ${won}, priced ${priced}`,
    wonOf: (won: string, priced: string) => `${won} won, priced ${priced}`,
    band: (low: string, high: string) =>
      `By chance alone the true share lies between ${low} and ${high} (95 %).`,
    counts: (won: number, lost: number) => `${won} won, ${lost} lost`,
    streaks: (won: number, lost: number) => `Longest in a row: ${won} won, ${lost} lost`,
    byPair: 'By pair',
    byDuration: 'By duration',
    others: (count: number) => `and ${count} more`,
  },
  status: {
    Pending: 'In Progress',
    Won: 'Won',
    Lost: 'Lost',
    Draw: 'Draw',
    Void: 'Void',
  },
  receipt: (id: string) => `Receipt of trade ${id}`,
}
