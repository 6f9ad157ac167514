// An instrument as people write it: BTCUSD, btc/usd and BTC-USD are the same.

export function bareSymbol(written: string): string {
  return written.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
