// A strike rate that staff have retired: the open screen asks which ones are offered now.

import { afterEach, expect, it } from 'vitest'
import type { InstrumentView } from '#contract/market.ts'
import { type Asked, leave, ok, refused, show, until, untilText } from '../../../test/served.tsx'
import { useMarket } from '../../lib/market.ts'
import { useQuote } from './quote.ts'

afterEach(leave)

const instrument = { symbol: 'BCHBTC', is_open: true } as InstrumentView

function Screen() {
  const offered = useMarket().data?.strike_rates.map(({ id }) => id) ?? []
  const { refusal } = useQuote(instrument)
  return (
    <p>
      {offered.join()}: {refusal}
    </p>
  )
}

it('asks for the offered ones as soon as a quote says that the chosen one is not', async () => {
  let asked = 0
  const rate = (id: string) => ({ id, buy_profit_rate: 0.75, sell_profit_rate: 0.03 })
  const answer = ({ path }: Asked) => {
    if (path !== '/market/instruments')
      return refused(422, 'No such strike rate.', 'strike_rate_unknown')
    asked += 1
    const strike_rates = asked === 1 ? [rate('75/3')] : [rate('12/5')]
    const market = { instruments: [], durations: [], margin: 0.04, default_symbol: 'BCHBTC' }
    return ok({ ...market, strike_rates })
  }
  await show(<Screen />, answer)
  await until(() => expect(asked).toBe(2))
  await untilText('12/5: No such strike rate.')
})
