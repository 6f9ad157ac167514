// What the name of a recorded market file suggests: its symbol, and which side of a bid and ask
// pair it is.

const sidePattern = /(?<=^|[-_.])(bid|ask)(?=[-_.]|$)/i

export function sideOf(name: string): 'bid' | 'ask' | undefined {
  const side = sidePattern.exec(name)?.[0].toLowerCase()
  return side === 'bid' || side === 'ask' ? side : undefined
}

/** The name that the two sides of one series have in common, e.g. "gbp-usd-1m-bid+ask.csv". */
export function midOf(name: string): string {
  return name.replace(sidePattern, 'bid+ask')
}

const quoteCodes = ['USDT', 'USDC', 'USD', 'EUR', 'GBP', 'JPY', 'CHF', 'AUD', 'CAD', 'BTC', 'ETH']

/**
 * The symbol in a file's name: "btc-usd-1m-2022.csv" and "BTCUSD-trades.csv" both suggest BTCUSD.
 * Only the first two words that read as a pair count; undefined when there is none.
 */
export function symbolHintOf(name: string): string | undefined {
  const words = name.toUpperCase().split(/[^A-Z]+/)
  for (const [index, word] of words.entries()) {
    const next = words[index + 1] ?? ''
    if (isCode(word) && quoteCodes.includes(next)) return word + next
    const quote = quoteCodes.find((code) => word.endsWith(code))
    if (quote !== undefined && isCode(word.slice(0, -quote.length))) return word
  }
  return undefined
}

function isCode(word: string): boolean {
  return word.length >= 3 && word.length <= 5
}
