// What the server wrote into the page of the trading screen is what the screen asks first.

import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { screenReads, writtenElementId } from '#contract/public/screen-reads.ts'
import { ratesQuery } from '../../features/quick-trading/api.ts'
import { barsQuery } from '../../features/quick-trading/chart/api.ts'
import { marketQuery } from '../trading/api.ts'

let asked: string[] = []

beforeEach(() => {
  vi.resetModules()
  asked = []
  at(1_000)
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ status: true, message: '', data: [] })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** So long after the page was loaded. */
function at(ms: number): void {
  vi.spyOn(performance, 'now').mockReturnValue(ms)
}

function write(replies: object): void {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = writtenElementId
  script.textContent = JSON.stringify(replies)
  document.body.append(script)
}

const rates = {
  status: true,
  message: '',
  data: [
    {
      symbol: 'BTCUSD',
      price: 5,
      time: '2026-11-27T14:00:00.000Z',
      age_ms: 1,
      source: 'simulated',
      is_stale: false,
      change_24h: null,
    },
  ],
}

describe('what the screen asks first', () => {
  it('has the addresses under which the server writes the answers', async () => {
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const bars = barsQuery({ symbol: 'BTCUSD', interval: 15, to: undefined })
    for (const query of [marketQuery, ratesQuery, bars]) {
      await queries.fetchQuery({ ...query, retry: false } as typeof marketQuery).catch(() => {})
    }
    const { market, rates: all } = screenReads
    expect(asked.slice(0, 3)).toEqual([market, all, screenReads.bars('BTCUSD')])
  })

  it('is taken from the page once, and asked for from then on', async () => {
    write({ [screenReads.rates]: rates })
    const { ask } = await import('./call.ts')
    const { marketRoutes } = await import('#contract/public/market.ts')
    expect(await ask(marketRoutes.rates)).toMatchObject([{ symbol: 'BTCUSD', price: 5 }])
    expect(asked).toEqual([])
    expect(await ask(marketRoutes.rates)).toEqual([])
    expect(asked).toEqual([screenReads.rates])
  })

  it('is asked for when that is too old', async () => {
    write({ [screenReads.rates]: rates })
    at(30_000)
    const { ask } = await import('./call.ts')
    const { marketRoutes } = await import('#contract/public/market.ts')
    expect(await ask(marketRoutes.rates)).toEqual([])
    expect(asked).toEqual([screenReads.rates])
  })

  it('is old by its own age where it came later', async () => {
    at(60_000)
    const { bring, takeWritten } = await import('./written.ts')
    bring('/here', 'brought')
    bring('/late', 'brought')
    at(89_999)
    expect(takeWritten('/here')).toBe('brought')
    at(90_000)
    expect(takeWritten('/late')).toBeUndefined()
  })

  it('is checked like any answer', async () => {
    write({ [screenReads.rates]: { ...rates, data: [{ symbol: 5 }] } })
    const { ask } = await import('./call.ts')
    const { marketRoutes } = await import('#contract/public/market.ts')
    await expect(ask(marketRoutes.rates)).rejects.toThrow()
  })
})
