// The product itself in the first view: a price that lives, and a trade on it that one can try
// without an account. The server writes the price; what can be done with it comes once the page
// rests.

import { type ComponentType, useEffect, useState } from 'react'
import * as format from '#browser/format/format.ts'
import { whenIdle } from '#browser/page/when-idle.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { SourceTag } from '../../lib/price/SourceTag.tsx'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { useReply } from '../../lib/site/replies.tsx'
import css from './TryCard.module.css'
import type { Market } from './try-trade.ts'

type Part = ComponentType<{ readonly market: Market }>

export function TryCard() {
  const { data } = useReply(publicCalls.marketTicker)
  // As the page was written: a card that came or went later would move what stands below it.
  const [market] = useState(() => data?.instruments.find(isLive))
  const Trade = useTrade(market !== undefined)
  if (!market) return null
  return (
    <figure className={css.figure} data-example aria-label={t.tryTrade.label}>
      <div className={css.card}>
        <p className={css.head}>
          <b>{market.name}</b>
          <SourceTag source={market.source} />
          <span>{t.tryTrade.label}</span>
        </p>
        {Trade ? (
          <Trade market={market} />
        ) : (
          <div className={css.trade}>
            <p className={css.price}>
              {market.price !== null && format.price(market.price, market.decimals)}
            </p>
          </div>
        )}
      </div>
      <figcaption>{t.tryTrade.note}</figcaption>
    </figure>
  )
}

function isLive({ is_open: isOpen, price, is_stale: isStale }: Market): boolean {
  return isOpen && price !== null && !isStale
}

function useTrade(isWanted: boolean): Part | undefined {
  const [Trade, setTrade] = useState<Part>()
  useEffect(() => {
    if (!isWanted) return
    whenIdle(() => {
      import('./TryTrade.tsx').then(
        (part) => setTrade(() => part.TryTrade),
        () => {},
      )
    })
  }, [isWanted])
  return Trade
}
