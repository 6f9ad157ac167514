// The terms of the next trade: as one row on phones, and the picture of their chances.

export const terms = {
  bothPay: 'Buy · Sell pays',
  oneClickOn: 'One click is on',
  dragChance: 'Chance priced, drag to choose',
  breakEven: 'break-even',
  winsNeeds: (wins: string, needs: string) => `wins ${wins} · needs ${needs}`,
  chanceOf: (side: string) => `Chance priced of ${side}`,
  oneClickMarked: 'On: a press places the trade',
  above: (strike: string, chance: string) => `above ${strike} · ${chance}`,
  below: (strike: string, chance: string) => `below ${strike} · ${chance}`,
  sizes: {
    watchList: 'Width of the watch list',
    openTrades: 'Height of the open trades',
  },
  asItComes: 'by itself',
  pixels: (size: number) => `${size} pixels`,
  favourites: 'Favourites',
  allInstruments: 'All instruments',
  foldWatchList: 'Fold the watch list',
  showWatchList: 'Show the watch list',
  stand: (count: number, won: number) =>
    count === 1 ? (won === 1 ? 'winning' : 'not winning') : `${won} winning`,
  closeTrades: 'Put the open trades away',
  openOn: (count: number) => `${count} open`,
}
