// The strip of our own prices above the menu of every page. It is in the page as the server wrote
// it, then live. It runs slowly, and stands still under the mouse, with the focus in it, by its
// button, and for who wants less motion; then it can be scrolled.

import { useEffect, useState } from 'react'
import * as format from '#browser/format/format.ts'
import { whenIdle } from '#browser/page/when-idle.ts'
import type { TickerView } from '#contract/public/overview.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { Change } from '../../lib/price/Change.tsx'
import { SourceTag } from '../../lib/price/SourceTag.tsx'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { useReply } from '../../lib/site/replies.tsx'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { useBySecond, useLivePrice, useSiteSecond } from '../../lib/stream/use-live-price.ts'
import css from './Ticker.module.css'

/** For what every page reads beforehand. */
export const tickerRead = { route: publicCalls.marketTicker }

/** A price that has not come for so long is called stale here. */
const staleAfterMs = 10_000
const pausedKey = 'ticker-paused'

export function Ticker() {
  const { data } = useReply(tickerRead.route, { refreshMs: 60_000 })
  const [isPaused, setPaused] = useState(false)
  const isSettled = useSettled()
  useEffect(() => setPaused(localStorage.getItem(pausedKey) !== null), [])
  if (!data || data.instruments.length === 0) return <div className={css.ticker} />
  const pause = () => {
    if (isPaused) localStorage.removeItem(pausedKey)
    else localStorage.setItem(pausedKey, '1')
    setPaused(!isPaused)
  }
  return (
    <section
      className={css.ticker}
      aria-label={t.ticker.label}
      data-claim="prices"
      data-paused={isPaused || undefined}
    >
      <div className={css.head}>
        <button type="button" aria-label={isPaused ? t.ticker.run : t.ticker.pause} onClick={pause}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path
              d={
                isPaused ? 'M3 1.500v9L10.500 6z' : 'M2.500 1.500h2.500v9H2.500zM7 1.500h2.500v9H7z'
              }
            />
          </svg>
        </button>
        <Sources data={data} />
        <SiteLink to="/fairness#claims" aria-label={t.claims.how} className={css.how}>
          ?
        </SiteLink>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: puts back what the focus had moved */}
      <div
        className={css.tape}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) currentTarget.scrollLeft = 0
        }}
      >
        <div className={css.track}>
          <Items data={data} />
          {isSettled && <Items data={data} isCopy />}
        </div>
      </div>
    </section>
  )
}

/** Who states these prices, and when they were true. */
function Sources({ data: { time, instruments } }: { data: TickerView }) {
  const now = useSiteSecond()
  const sources = [...new Set(instruments.map(({ source }) => source))]
  const shown = now === undefined ? time : new Date(now).toISOString()
  return (
    <>
      {sources.map((source) => (
        <SourceTag key={source} source={source} />
      ))}
      <span className={css.time}>{t.prices.at(shown.slice(11, 19))}</span>
    </>
  )
}

/** Behind the first list comes the same again, so that the strip has no end; for the eye only. */
function Items({ data, isCopy = false }: { data: TickerView; isCopy?: boolean }) {
  return (
    <ul className={css.items} data-copy={isCopy || undefined} aria-hidden={isCopy || undefined}>
      {data.instruments.map((one) => (
        <li key={one.symbol}>
          <SiteLink to={`/instruments/${one.symbol}`} tabIndex={isCopy ? -1 : undefined}>
            <Item one={one} toldAt={data.time} />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

type ItemProps = { readonly one: TickerView['instruments'][number]; readonly toldAt: string }

function Item({ one, toldAt }: ItemProps) {
  const { symbol, name, price, decimals, is_open: isOpen } = one
  const tick = useLivePrice(symbol)
  const at = tick?.at ?? Date.parse(toldAt) - (one.age_ms ?? 0)
  const isLate = useBySecond((now) => (now === undefined ? one.is_stale : now - at > staleAfterMs))
  return (
    <>
      <span className={css.name}>{name}</span>
      <b>{format.price(tick?.price ?? price ?? 0, decimals)}</b>
      <Change share={one.change_24h} />
      {isOpen ? isLate && <i>{t.ticker.stale}</i> : <i>{t.ticker.closed}</i>}
    </>
  )
}

/** Whether the page has loaded and rests. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => whenIdle(() => setSettled(true)), [])
  return isSettled
}
