// The list of profits.

export const profits = {
  title: 'Your Earnings From Trade',
  lead:
    'What all your live trades came to, won or lost, beside what the margin in their prices ' +
    'costs. Days are in UTC.',
  won: 'Won trades',
  period: 'Period',
  periods: { today: 'Today', week: '7 days', month: '30 days', all: 'All' },
  columns: {
    nr: 'S/N',
    id: 'Trade ID',
    amount: 'Amount',
    profit: 'Profits',
    earnings: 'Earnings',
    date: 'Date Earned',
  },
  empty: 'You have not earned yet.',
  emptyMore:
    'Each live trade that you win will stand here with what it earned; above them, what all ' +
    'your live trades came to.',
  more: 'Load more',
}
