// Quick Trading: the instrument and its price, the chart, the trade form, and what became of
// trades.

import { Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { messageOf } from '#browser/http/errors.ts'
import { lazyPart } from '#browser/page/lazy-part.ts'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { Blocked } from '../../lib/blocks/Blocked.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { dropShell } from '../../lib/shell/shell.ts'
import { useTitle } from '../../lib/site/title.ts'
import { useFreeLine } from '../../lib/stream/free-line.ts'
import { useBook } from '../../lib/trading/book.ts'
import { useMarket } from '../../lib/trading/market.ts'
import { InstrumentBar } from './InstrumentBar.tsx'
import { useSizes } from './layout.ts'
import css from './QuickTrading.module.css'
import { TradeForm } from './TradeForm.tsx'
import { useIsOpen } from './terms-sheet.ts'
import { choose, useTicket } from './ticket.ts'

const Charts = lazyPart(() => import('./chart/Charts.tsx'))
const OpenTrades = lazyPart(() => import('./OpenTrades.tsx'))
const Results = lazyPart(() => import('./Results.tsx'))
const WatchList = lazyPart(() => import('./WatchList.tsx'))
const SidePanels = lazyPart(() => import('./SidePanels.tsx'))
const Splitter = lazyPart(() => import('./Splitter.tsx'))

type Props = {
  readonly isShown: boolean
  /** All that decides what stands around it is known. */
  readonly isKnown?: boolean
}

/** Stays mounted while other screens are shown, so that nothing chosen or typed is lost. */
export default function QuickTradingPage({ isShown, isKnown = true }: Props) {
  const market = useMarket()
  const isReal = useBook((book) => book.mode === 'real')
  const chosen = useTicket((ticket) => ticket.symbol)
  const showsWatchList = useTicket((ticket) => ticket.showsWatchList)
  useSymbolFromAddress(isShown)
  const sizes = useSizes()
  const isReady = isKnown && !market.isPending
  useEffect(() => {
    if (isReady) dropShell()
  }, [isReady])
  const isFree = useFreeLine()
  const { data } = market
  const [opening, setOpening] = useState<string>()
  if (data && opening === undefined) setOpening(data.default_symbol)
  if (!data) {
    if (!market.isError) return <Skeleton lines={10} label={t.shell.loading} />
    return (
      <FailedState
        message={messageOf(market.error)}
        retryLabel={t.shell.retry}
        onRetry={() => void market.refetch()}
      />
    )
  }
  const tradable = data.instruments.filter((one) => one.is_tradable)
  const wanted = chosen ?? opening ?? data.default_symbol
  // What is shown stays, also when it takes no orders any more: the form says so.
  const instrument = data.instruments.find((one) => one.symbol === wanted) ?? tradable[0]
  if (!instrument) return null
  const waiting = <Skeleton lines={6} label={t.shell.loading} />
  return (
    <>
      {/* First of all: on phones the form begins below the window's edge. */}
      <div className={css.blocked}>{isReal && <Blocked act="trade_live" />}</div>
      <div className={css.page} style={sizes} id={isShown ? 'content' : undefined}>
        {isShown && <Title name={instrument.name} />}
        <h1 className="sr">{t.quickTrading.title}</h1>
        {/* First for the Tab key, and beside what it trades on for the eye. */}
        <TradeForm instrument={instrument} market={data} />
        <main className={css.mid}>
          <InstrumentBar instrument={instrument} all={tradable} />
          <div className={css.chart}>
            <Suspense fallback={<Skeleton lines={7} label={t.shell.loading} />}>
              <Charts instrument={instrument} all={tradable} />
            </Suspense>
          </div>
          <div className={css.results}>
            <Suspense fallback={null}>
              <Results />
            </Suspense>
          </div>
          <Below />
        </main>
        <aside className={css.left} data-folded={!showsWatchList || undefined}>
          <Suspense fallback={null}>
            <WatchList all={tradable} chosen={instrument.symbol} />
          </Suspense>
          <div className={css.side}>
            <Suspense fallback={waiting}>{isFree ? <SidePanels /> : waiting}</Suspense>
          </div>
          <Suspense fallback={null}>{showsWatchList && <Splitter of="watchList" />}</Suspense>
        </aside>
      </div>
    </>
  )
}

/** On phones it can be pulled up over the screen. */
function Below() {
  const isOpen = useIsOpen('trades')
  return (
    <div id="open-trades-sheet" className={css.below} data-open={isOpen || undefined}>
      <Suspense fallback={<Skeleton lines={3} label={t.shell.loading} />}>
        <OpenTrades />
      </Suspense>
      <Suspense fallback={null}>
        <Splitter of="openTrades" />
      </Suspense>
    </div>
  )
}

function Title({ name }: { name: string }) {
  useTitle(`${name} · ${t.quickTrading.title}`)
  return null
}

function useSymbolFromAddress(isShown: boolean): void {
  const [params] = useSearchParams()
  const symbol = isShown ? params.get('symbol') : null
  useEffect(() => {
    if (symbol) choose({ symbol })
  }, [symbol])
}
