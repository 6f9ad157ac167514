// Whoever asks whether a price is fresh hears when that changes, and not of each price.

import { afterEach, expect, it } from 'vitest'
import type { InstrumentView } from '#contract/public/market.ts'
import { ok, until, untilText } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import { stubSocket } from '../../../test/socket.ts'
import { receiveTicks, serverNow, setServerTime } from '../../lib/stream/prices.ts'
import { isFresh, useFreshness } from './freshness.ts'

afterEach(leave)

const instrument = { symbol: 'FRESHUSD', trading_type: 'Cryptocurrency' } as InstrumentView
let renders = 0
let seq = 0

function Told() {
  renders += 1
  return <p>{useFreshness(instrument, isFresh) ? 'fresh' : 'old'}</p>
}

function tick(): void {
  seq += 1
  receiveTicks([['FRESHUSD', seq, serverNow(), 100 + seq, 'simulated']])
}

it('is told once when the first price comes, and once when the last one grows old', async () => {
  stubSocket()
  renders = 0
  const place = await show(<Told />, () => ok(null))
  expect(place.textContent).toBe('old')
  tick()
  await untilText('fresh')
  const whileFresh = renders
  for (let nr = 0; nr < 50; nr += 1) tick()
  // A clock that strikes four times a second has struck, and nothing has changed by it.
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(renders).toBe(whileFresh)
  setServerTime(serverNow() + 60_000, 0)
  await until(() => expect(place.textContent).toBe('old'))
  expect(renders).toBe(whileFresh + 1)
  tick()
  await untilText('fresh')
})
