// What is asked again, with the same key, and what is an answer.

import { afterEach, expect, it, vi } from 'vitest'
import type { Order } from '#contract/client/trades.ts'
import { dollars } from '#kernel/money.ts'
import { refused, until } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import { usePlaceTrade } from './place-trade.ts'

const order: Order = {
  book: 'demo',
  symbol: 'BTCUSD',
  category: 'Cryptocurrency',
  direction: 'rise',
  stake: dollars(10),
  durationSeconds: 60,
  strikeRate: '75/3',
}

afterEach(leave)

/** The keys of the tries, of which the first one is answered so, and others with a clear refusal. */
async function keysAfter(first: () => Response): Promise<string[]> {
  let place: ReturnType<typeof usePlaceTrade> | undefined
  function Placing() {
    place = usePlaceTrade()
    return <p>{place.status}</p>
  }
  const screen = await show(<Placing />, () => undefined)
  const keys: string[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key') ?? '')
    return keys.length === 1 ? first() : refused(422, 'Too little is there.', 'balance_low')
  })
  place?.mutate(order)
  await until(() => expect(screen.textContent).toBe('error'))
  return keys
}

it.each([
  ['no answer', () => Response.error()],
  ['"not now"', () => refused(503, 'Please try again.', 'unavailable')],
  ['not heard to its end', () => refused(408, 'It took too long.', 'request_too_slow')],
])('%s leaves it unknown: it is asked again, with the same key', async (_, first) => {
  const [key, again, ...more] = await keysAfter(first)
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  expect([again, more]).toEqual([key, []])
})

it('a refusal is an answer', async () => {
  expect(await keysAfter(() => refused(422, 'Too much.', 'amount_too_large'))).toHaveLength(1)
})
