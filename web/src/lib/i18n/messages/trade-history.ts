// The list of trades.

export const tradeHistory = {
  title: 'Trade History',
  columns: {
    id: 'Order ID',
    time: 'Trade Time',
    symbol: 'Symbol',
    amount: 'Amount',
    strikeRate: 'Strike Rate',
    endPrice: 'End Price',
    endTime: 'End Time',
    status: 'Status',
    type: 'Trading Type',
    side: 'Side',
    result: 'Result',
  },
  empty: 'No Trade in History Yet!',
  more: 'Load more',
  utc: 'Times are UTC.',
  status: {
    Pending: 'In Progress',
    Won: 'Won',
    Lost: 'Lost',
    Draw: 'Draw',
    Void: 'Void',
  },
  receipt: (id: string) => `Receipt of trade ${id}`,
}
