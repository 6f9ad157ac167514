// The product itself in the first view: a price that lives, and a trade on it that one can try
// without an account. The server writes the price; what can be done with it comes once the page
// rests.

import { useState } from 'react'
import * as format from '#browser/format/format.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { SourceTag } from '../../lib/price/SourceTag.tsx'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { useReply } from '../../lib/site/replies.tsx'
import { useLater } from '../../lib/site/use-later.ts'
import css from './TryCard.module.css'
import type { Market } from './try-trade.ts'

const load = () => import('./TryTrade.tsx').then(({ TryTrade }) => TryTrade)

export function TryCard() {
  const { data } = useReply(publicCalls.marketTicker)
  // As the page was written: a card that came or went later would move what stands below it.
  const [market] = useState(() => data?.instruments.find(isLive))
  const Trade = useLater(load, market !== undefined)
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
          <div className={css.trade} data-later>
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
