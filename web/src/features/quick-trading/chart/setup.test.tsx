// How a client has the chart of each instrument survives a reload, and is nobody else's.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { userQuery } from '../../../lib/user/api.ts'

const drawing = { tool: 'segment', points: [{ timestamp: 1_000, value: 5 }] }
const own = {
  interval: 300,
  look: 'bars',
  indicators: [{ name: 'EMA', params: [20] }],
  drawings: [drawing],
}
const initial = { interval: 15, look: 'hollow', indicators: [], drawings: [] }

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

async function setupOf(client: string, symbol: string): Promise<unknown> {
  const { useSetup } = await import('./setup.ts')
  function Shown() {
    const [setup] = useSetup(symbol)
    return <p>{JSON.stringify(setup)}</p>
  }
  const queries = new QueryClient()
  queries.setQueryData(userQuery.queryKey, { referral_code: client } as never)
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Shown />
    </QueryClientProvider>,
  )
  return JSON.parse(place.textContent ?? '')
}

const keep = (setups: object) => localStorage.setItem('charts', JSON.stringify({ setups }))

it('is there again, and begins alike for an instrument never looked at, without its drawings', async () => {
  keep({ 'ada BTCUSD': own })
  expect(await setupOf('ada', 'BTCUSD')).toEqual(own)
  expect(await setupOf('ada', 'ETHUSD')).toEqual({ ...own, drawings: [] })
})

it('is not told to whoever signs in next', async () => {
  keep({ 'ada BTCUSD': own })
  expect(await setupOf('bob', 'BTCUSD')).toEqual(initial)
})

it.each([
  { interval: 7 },
  { look: 'pie' },
  { indicators: [{ name: 'EMA', params: [0] }] },
  { indicators: [{ name: 'EMA', params: [1, 2] }] },
  { indicators: [{ name: 'toString', params: [] }] },
  { drawings: [{ tool: 'segment', points: [] }] },
  { drawings: [{ tool: 'circle', points: drawing.points }] },
  { drawings: [{ tool: 'segment', points: [{ timestamp: 'now', value: 1 }] }] },
  { drawings: null },
])('with %j that was kept by something else begins anew', async (wrong) => {
  keep({ 'ada BTCUSD': { ...own, ...wrong } })
  expect(await setupOf('ada', 'BTCUSD')).toEqual(initial)
})
