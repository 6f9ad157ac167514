// What the trading screen asks before anything can be seen of it. The server writes the answers
// into the screen's page under these addresses, and the screen takes them from there, each once.

export const writtenElementId = 'written'

/** The instrument's chart as it begins for whoever has not set it otherwise. */
const firstInterval = 15
const firstBars = 300

export const screenReads = {
  market: '/api/market/instruments',
  rates: '/api/market/rates',
  bars: (symbol: string) =>
    `/api/market/candles?symbol=${encodeURIComponent(symbol)}` +
    `&interval=${firstInterval}&limit=${firstBars}`,
} as const

/** Drawn by the server, in the place of the screen until that is there. */
export const shellElementId = 'shell'
