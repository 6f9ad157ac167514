// The heads of the columns of a file of trades.

export const tradeFileWords = {
  trade: 'Trade',
  accepted: 'Accepted (UTC)',
  ends: 'Ends (UTC)',
  pair: 'Pair',
  side: 'Side',
  amount: 'Amount',
  duration: 'Duration (s)',
  pays: 'Pays, %',
  chance: 'Chance priced, %',
  entry: 'Entry',
  strike: 'Strike',
  exit: 'Exit',
  result: 'Result',
  profit: 'Profit or loss',
}
