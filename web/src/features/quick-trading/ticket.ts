// What the client has chosen on the trading screen. It stands in one place, so that changing the
// account or the screen loses nothing; the lasting choices survive a reload.

import { type Fits, isFlag, isText, isWhole } from '#browser/page/kept.ts'
import { createStored } from '../../lib/storage/stored.ts'

export type Ticket = {
  readonly symbol: string | null
  /** As typed. */
  readonly amount: string
  readonly duration: number
  readonly strikeRate: string
  /** A click on Buy or Sell places the trade without asking again. */
  readonly oneClick: boolean
  readonly favourites: readonly string[]
  readonly showsTrades: boolean
  readonly showsWatchList: boolean
}

const isSymbol: Fits<string | null> = (value) => value === null || isText(value)
const areSymbols: Fits<readonly string[]> = (value) => Array.isArray(value) && value.every(isText)

const initial: Ticket = {
  symbol: null,
  amount: '120',
  duration: 300,
  strikeRate: '75/3',
  oneClick: false,
  favourites: ['BTCUSD', 'ETHUSDT', 'EURUSD', 'SHIBUSDT'],
  showsTrades: true,
  showsWatchList: true,
}

export const useTicket = createStored<Ticket>('ticket', initial, {
  symbol: isSymbol,
  amount: isText,
  duration: isWhole,
  strikeRate: isText,
  oneClick: isFlag,
  favourites: areSymbols,
  showsWatchList: isFlag,
  showsTrades: isFlag,
})

export function choose(change: Partial<Ticket>): void {
  useTicket.setState(change)
}

export function toggleFavourite(symbol: string): void {
  const { favourites } = useTicket.getState()
  const isOne = favourites.includes(symbol)
  choose({
    favourites: isOne ? favourites.filter((one) => one !== symbol) : [...favourites, symbol],
  })
}
