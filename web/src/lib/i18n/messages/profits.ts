// The list of profits.

export const profits = {
  title: 'Your Earnings From Trade',
  columns: {
    nr: 'S/N',
    id: 'Trade ID',
    amount: 'Amount',
    profit: 'Profits',
    earnings: 'Earnings',
    date: 'Date Earned',
  },
  empty: 'You have not earned yet.',
  more: 'Load more',
}
