import { expect, it } from 'vitest'
import { millis } from '#kernel/time.ts'
import { compareStop } from './staff-deeds.ts'
import type { Answer } from './steps.ts'
import type { KnownStop } from './world.ts'

type Said = Exclude<Answer, 'unknown'>

const told = millis(60_000)
const now = millis(90_000)
const taken = (at: number): Said => ({
  trade: 'T',
  accepted: millis(at),
  ends: millis(at + 60_000),
})
const refused = (why: string): Said => ({ refused: why })

it.each<[string, KnownStop['isStopped'], Said, number]>([
  ['taken before it was stopped', true, taken(59_000), 0],
  ['taken as it was stopped', true, taken(65_000), 0],
  ['taken long after it was stopped', true, taken(65_001), 1],
  ['taken where nobody knows', 'unknown', taken(80_000), 0],
  ['taken where it is not stopped', false, taken(80_000), 0],
  ['refused where it is stopped', true, refused('trading_stopped'), 0],
  ['refused long after it was taken again', false, refused('trading_stopped'), 1],
  ['refused for another reason', false, refused('stake_too_large'), 0],
])('an order %s', (_, isStopped, said, wrong) => {
  const stops = new Map([['BTCUSD', { isStopped, since: told }]])
  expect(compareStop({ stops, instant: { now } }, 'BTCUSD', said)).toHaveLength(wrong)
})

it('an order on an instrument that nobody ever stopped', () => {
  const world = { stops: new Map(), instant: { now } }
  expect(compareStop(world, 'BTCUSD', taken(80_000))).toEqual([])
  expect(compareStop(world, 'BTCUSD', refused('trading_stopped'))).toHaveLength(1)
})
