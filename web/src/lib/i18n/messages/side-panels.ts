// What stands beside the chart, or below it: what was earned, and what became of the latest trades.

export const sidePanels = {
  profits: 'Profits',
  allProfits: 'All profits',
  profitColumns: { amount: 'Amount', profit: 'Profits', earnings: 'Earnings' },
  noProfits: 'You have not earned yet.',
  latest: 'Latest trades',
  noTrades: 'No trade in your history yet.',
}
