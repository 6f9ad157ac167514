// What staff do: they stop new trades on an instrument, and take them again.

import { present } from '#kernel/assert.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { letIn } from '#server/install/operators/let-in.ts'
import { loadMember } from '#server/install/operators/members.store.ts'
import { proveStaff } from '#server/install/operators/prove-staff.ts'
import { reopenTrading, stopTrading } from '#server/trading/stops/change-stops.ts'
import type { SimulatedInstall } from './install.ts'
import { ask, type Seen } from './live.ts'
import type { Answer, Out } from './steps.ts'
import type { World } from './world.ts'

type Came = Pick<Out, 'said' | 'wrong'>

const email = 'staff@simulated.example'
/** The engine looks once a second; it may be cut off when it does. */
const followedWithinMs = 5_000

/** Asked again after no answer, they work here or are let in. */
export function hire(world: World, seen: Seen): Promise<unknown> {
  return ask(world, seen, ({ db, install: { clock, random } }) =>
    db.transaction(async (tx) => {
      if (await loadMember(tx, email)) return 'works here'
      await letIn(tx, email, { by: null, at: clock.now(), random })
      return 'let in'
    }),
  )
}

/** Stops or takes again. Where nobody had an answer it may have been done before. */
export async function changeStop(
  world: World,
  seen: Seen,
  { do: what, symbol }: { readonly do: 'stop' | 'reopen'; readonly symbol: string },
): Promise<Came> {
  const isStop = what === 'stop'
  const before = world.stops.get(symbol)?.isStopped ?? false
  // A defect: it is told as done.
  const said =
    world.defect === 'deaf'
      ? 'done'
      : await ask(world, seen, (install) => change(install, world, { symbol, isStop }))
  const isStopped = said === 'unknown' ? 'unknown' : isStop
  world.stops.set(symbol, { isStopped, since: world.instant.now })
  const expected = ['done', ...(before === 'unknown' ? ['stopped_already', 'not_stopped'] : [])]
  const isWrong = said !== 'unknown' && !expected.includes(said)
  return { said, ...(isWrong && { wrong: [`to ${what} ${symbol} was answered ${said}`] }) }
}

async function change(
  { db, install: { clock } }: SimulatedInstall,
  { listed }: World,
  { symbol, isStop }: { readonly symbol: string; readonly isStop: boolean },
): Promise<string> {
  const instrument = present(
    listed.find((one) => one.symbol === symbol),
    'an instrument that is listed',
  )
  const deps = {
    db,
    clock,
    mode: 'sandbox',
    seal: () => Promise.reject(new Error('none')),
  } as const
  const by = await proveStaff(deps, { email, code: undefined, deed: 'simulated' })
  if (isRefusal(by)) return by.refused
  const doing = { by, reason: 'Simulated.' }
  const refusal = await (isStop ? stopTrading : reopenTrading)(deps, instrument, doing)
  return refusal?.refused ?? 'done'
}

/** What an answer to an order that nobody had an answer to yet says of a stop: sentences. */
export function compareStop(
  { stops, instant }: Pick<World, 'stops' | 'instant'>,
  symbol: string,
  answer: Exclude<Answer, 'unknown'>,
): string[] {
  const { isStopped, since } = stops.get(symbol) ?? { isStopped: false, since: 0 as Millis }
  if (isStopped === 'unknown') return []
  if ('trade' in answer) {
    const isLate = isStopped && answer.accepted > since + followedWithinMs
    return isLate ? [`trade ${answer.trade} was taken while ${symbol} is stopped`] : []
  }
  const isWrong =
    answer.refused === 'trading_stopped' && !isStopped && instant.now > since + followedWithinMs
  return isWrong ? [`an order on ${symbol} was told that it is stopped, and it is not`] : []
}

/** The stops that stand, beside those that staff were told of. */
export async function compareStops({ owner, stops, listed }: World): Promise<string[]> {
  const rows = await owner.rows<{ id: number }>(
    'select instrument_id as id from trading_stops where reopened_at is null',
  )
  const standing = new Set(rows.map(({ id }) => listed.find((one) => one.id === id)?.symbol))
  return [...stops].flatMap(([symbol, { isStopped }]) => {
    if (isStopped === 'unknown' || isStopped === standing.has(symbol)) return []
    return [`${symbol} is ${isStopped ? 'not stopped' : 'stopped'}, and staff were told otherwise`]
  })
}
