// Against rational arithmetic of its own; apart, as it takes seconds.

import { expect, it } from 'vitest'
import { coinFacts } from '#kernel/coins.ts'
import { worthOf } from './rate.ts'

it('what coins are worth is the exact product of a million rates, rounded down once (T43)', () => {
  // A generator of its own: fast-check takes minutes for so many.
  let state = 20_261_121
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
  const rateAt = () => `${1 + random(999_999)}.${String(random(100_000_000)).padStart(8, '0')}`
  // A common denominator of 10^8 holds any of these rates.
  const scaled = (text: string) => BigInt(text.replace('.', ''))
  let different = 0
  for (let made = 0; made < 1_000_000 && different === 0; made += 1) {
    const of = made % 2 === 0 ? 'btc' : 'eth'
    const units = BigInt(random(2 ** 32)) * BigInt(random(2 ** 32))
    const rest = made % 3 === 0 ? BigInt(random(2 ** 32)) : 0n
    const [one, other] = [rateAt(), rateAt()]
    const parts = [
      { units, rate: one },
      { units: rest, rate: other },
    ]
    const sum = units * scaled(one) + rest * scaled(other)
    const under = 10n ** BigInt(8 + coinFacts[of].decimals)
    if (worthOf(of, parts) !== (sum * 100n) / under) different += 1
  }
  expect(different).toBe(0)
})
