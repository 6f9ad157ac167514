// What whoever sits here has in sight on every screen: how many sources tell prices, and what time
// it is where promises are counted.

import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { clock, date } from '#browser/format/format.ts'
import type { Prices } from '#contract/staff/prices.ts'
import { serverNow } from '../lib/use-now.ts'
import { Standing, type Tone } from '../parts/Standing.tsx'
import { usePrices } from '../prices/api.ts'
import { shell as t } from '../words/shell.ts'
import css from './Standings.module.css'
import { sourcesHeard } from './sources-heard.ts'

export function PriceStanding() {
  const { data, isError } = usePrices()
  if (!data && !isError) return null
  return (
    <Link href="/prices" className={css.prices}>
      <Said prices={data} />
    </Link>
  )
}

function Said({ prices }: { prices: Prices | undefined }) {
  if (!prices) return <Standing tone="off">{t.sourcesUnknown}</Standing>
  const counted = sourcesHeard(prices)
  return <Standing tone={toneOf(counted)}>{t.sourcesHeard(counted.heard, counted.all)}</Standing>
}

function toneOf({ heard, all, isHalted }: ReturnType<typeof sourcesHeard>): Tone {
  if (all === 0) return 'off'
  if (isHalted) return 'bad'
  if (heard === all) return 'good'
  return heard === 0 ? 'bad' : 'waits'
}

const everyMs = 1_000

/** By the second, to the server's clock; nobody is told of each. */
export function UtcClock() {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [])
  const iso = new Date(now).toISOString()
  return (
    <time className={css.clock} dateTime={iso}>
      {date(iso)} {clock(now)} UTC
    </time>
  )
}
