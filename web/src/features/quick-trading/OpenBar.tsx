// What a phone shows of the open trades while their sheet is put away: how many, how long the next
// one still runs, and how they stand. Pressed, it pulls the sheet up.

import * as format from '#browser/format/format.ts'
import type { TradeView } from '#contract/client/trades.ts'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { newestTick } from '../../lib/stream/prices.ts'
import { useStream } from '../../lib/stream/stream.ts'
import { useSeconds } from '../../lib/stream/use-seconds.ts'
import { useBook } from '../../lib/trading/book.ts'
import { leadOf } from '../../lib/trading/strike.ts'
import { useOpenTrades } from '../../lib/trading/trades.ts'
import css from './OpenBar.module.css'
import { toggleSheet, useIsOpen } from './terms-sheet.ts'

export const openBarId = 'open-bar'

export function OpenBar() {
  const mode = useBook((book) => book.mode)
  const isOpen = useIsOpen('trades')
  const { data: trades = [] } = useOpenTrades(mode)
  if (trades.length === 0) return null
  return (
    <button
      id={openBarId}
      type="button"
      className={css.bar}
      aria-expanded={isOpen}
      aria-controls="open-trades-sheet"
      onClick={() => toggleSheet('trades')}
    >
      <span className="sr">{t.quickTrading.openTrades}: </span>
      <Standing trades={trades} />
      <Icon name="chevron" small />
    </button>
  )
}

function Standing({ trades }: { trades: readonly TradeView[] }) {
  const now = useSeconds()
  const isLost = useStream(({ state }) => state === 'lost')
  const left = Math.min(...trades.map(({ end_time: end }) => Date.parse(end))) - now
  const won = isLost ? undefined : winning(trades)
  return (
    <>
      <b>{trades.length}</b>
      <span>{left > 0 ? format.countdown(left) : t.quickTrading.settling}</span>
      <span data-stands={won === undefined ? undefined : won > 0 ? 'winning' : 'losing'}>
        {won === undefined ? t.quickTrading.noFresh : t.terms.stand(trades.length, won)}
      </span>
    </>
  )
}

/** How many are on the winning side by the newest prices; undefined where one is not known. */
function winning(trades: readonly TradeView[]): number | undefined {
  const leads = trades.map((trade) => {
    const tick = newestTick(trade.symbol)
    return tick === undefined ? undefined : leadOf(trade, tick.price)
  })
  if (leads.includes(undefined)) return undefined
  return leads.filter((lead) => lead !== undefined && lead > 0).length
}
