// Lets things go wrong during a run with money, and time go on outside of the server: blocks come,
// and the card provider tells what happened, in its way.

import { setTimeout as sleep } from 'node:timers/promises'
import { type Coin, coinFacts, coins, perCoin } from '#kernel/coins.ts'
import { iso } from '#kernel/time.ts'
import { deliverMessages } from '#server/money/cards/deliver-messages.ts'
import type { Dice } from './dice.ts'
import type { Fault, Moment } from './money-faults.ts'
import type { MoneyInstall } from './money-install.ts'
import type { Outsider } from './outside.ts'

export type FaultCounts = {
  readonly kills: Record<Moment, number>
  readonly down: Record<Outsider, number>
  slow: number
  /** By depth. */
  readonly reorgs: number[]
  lostOutputs: number
  readonly webhooks: { posted: number; twice: number; late: number; lost: number; unheard: number }
}

export type Troublemaker = {
  readonly counts: FaultCounts
  readonly strike: (fault: Fault) => Promise<void>
  /** Until the server was killed at all the moments that it was to be, or so long. */
  readonly untilSpent: (patienceMs: number) => Promise<void>
  /** Nothing goes wrong from now on. */
  readonly calm: () => void
  readonly stop: () => Promise<void>
}

type Making = {
  readonly install: MoneyInstall
  readonly dice: Dice
  readonly counts: FaultCounts
  readonly isCalm: () => boolean
}

const tickMs = 300
const lanes = 2
/** Of a hundred things done outside of the server, whose answers are lost. */
const lostAnswers = 2

export function makeTrouble(install: MoneyInstall, dice: Dice): Troublemaker {
  const { weather, chains } = install.outside
  let isCalm = false
  let isStopping = false
  const counts: FaultCounts = {
    kills: { any: 0, send: 0, start: 0, webhook: 0 },
    down: { ...perCoin(() => 0), cards: 0 },
    slow: 0,
    reorgs: [0, 0, 0, 0, 0, 0, 0],
    lostOutputs: 0,
    webhooks: { posted: 0, twice: 0, late: 0, lost: 0, unheard: 0 },
  }
  weather.lostAnswers = lostAnswers
  const making: Making = { install, dice, counts, isCalm: () => isCalm }
  const killer = makeKiller(making)
  const deliver = makeMessenger(making, killer)
  const loop = async (work: () => Promise<unknown>): Promise<void> => {
    while (!isStopping) {
      await work()
      await sleep(tickMs)
    }
  }
  const going = Promise.all([
    ...Array.from({ length: lanes }, () => loop(deliver)),
    loop(async () => {
      // The deeper a payment must be, the more blocks come at once.
      for (const coin of coins) {
        const blocks = dice(1 + Math.ceil(coinFacts[coin].confirmations.usual / 6))
        if (blocks > 0) await chains[coin].grow(blocks)
      }
    }),
  ])
  return {
    counts,
    strike: async (fault) => {
      if (isCalm) return
      if (fault.kind === 'kill') await killer.strike(fault.at, fault.afterMs)
      else if (fault.kind === 'reorg') await reorganise(making, fault)
      else await worsen(making, fault)
    },
    untilSpent: async (patienceMs) => {
      const end = Date.now() + patienceMs
      while (killer.isArmed() && Date.now() < end) await sleep(50)
    },
    calm: () => {
      isCalm = true
      weather.lostAnswers = 0
    },
    stop: async () => {
      isStopping = true
      await going
      await killer.stop()
    },
  }
}

type Killer = {
  readonly kill: (moment: Moment) => Promise<void>
  /** Whether the server is still to be killed at some moment. */
  readonly isArmed: () => boolean
  /** True once where the server is to be killed at this moment. */
  readonly isDue: (moment: Moment) => boolean
  readonly strike: (at: Moment, afterMs: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Kills the server with -9, one kill after the other, and starts it again a moment later. */
function makeKiller({ install, dice, counts, isCalm }: Making): Killer {
  const due = new Set<Moment>()
  let isStopped = false
  let killing: Promise<void> = Promise.resolve()
  const kill = (moment: Moment) => {
    killing = killing.then(async () => {
      counts.kills[moment] += 1
      await install.kill()
      void sleep(dice(300)).then(() => {
        if (!isStopped && !install.isAlive()) install.start()
      })
    })
    return killing
  }
  install.outside.onDone = async ({ by, what }) => {
    const moment = what === 'send' || what === 'start' ? what : undefined
    if (isCalm() || by !== 'server' || !moment || !due.delete(moment)) return 'told'
    await kill(moment)
    return 'lost'
  }
  return {
    kill,
    isArmed: () => due.size > 0,
    isDue: (moment) => !isCalm() && due.delete(moment),
    strike: async (at, afterMs) => {
      if (at !== 'any') due.add(at)
      else {
        await sleep(afterMs)
        await kill('any')
      }
    },
    stop: async () => {
      isStopped = true
      await killing
    },
  }
}

/** The provider's messages come as often, as late and as little as messages do. */
function makeMessenger({ install, dice, counts, isCalm }: Making, killer: Killer) {
  const { outside, now, url } = install
  const { webhooks } = counts
  const send = async (body: string, headers: Record<string, string>): Promise<number> => {
    webhooks.posted += 1
    const signal = AbortSignal.timeout(10_000)
    const wish = { method: 'POST', body, headers, signal }
    const status = fetch(`${url}/api/webhooks/card/simulated`, wish).then(
      (reply) => reply.status,
      () => 0,
    )
    if (killer.isDue('webhook')) {
      await sleep(dice(25))
      await killer.kill('webhook')
    }
    return status
  }
  const post = async (body: string, headers: Record<string, string>): Promise<number> => {
    if (outside.weather.down.has('cards')) return 0
    const roll = isCalm() ? 50 : dice(100)
    if (roll < 15) {
      webhooks.late += 1
      return 0
    }
    // A dispute is told until it is heard.
    if (roll < 20 && !body.includes('disputed')) {
      webhooks.lost += 1
      return 200
    }
    if (roll < 40) {
      webhooks.twice += 1
      return Math.min(...(await Promise.all([send(body, headers), send(body, headers)])))
    }
    const status = await send(body, headers)
    if (roll < 92) return status
    webhooks.unheard += 1
    return 0
  }
  const { db, provider, weather } = outside
  return async () => {
    if (!weather.down.has('cards')) {
      await deliverMessages({ db, clock: { now }, provider, post })
    }
  }
}

type Worse = Extract<Fault, { kind: 'down' | 'slow' }>

async function worsen({ install, counts, isCalm }: Making, fault: Worse): Promise<void> {
  const { down, slowMs } = install.outside.weather
  const { kind, who, ms } = fault
  if (kind === 'down') {
    counts.down[who] += 1
    down.add(who)
  } else {
    counts.slow += 1
    slowMs.set(who, fault.answerMs)
  }
  const end = Date.now() + ms
  while (Date.now() < end && !isCalm()) await sleep(50)
  if (kind === 'down') down.delete(who)
  else slowMs.delete(who)
}

type Reorganisation = Extract<Fault, { kind: 'reorg' }>

async function reorganise({ install, counts }: Making, { coin, depth, loses }: Reorganisation) {
  const chain = install.outside.chains[coin]
  const { height } = await chain.tip()
  if (height <= depth) return
  const lost = loses ? await losable(install, coin, height - depth) : []
  await chain.reorg(depth, lost)
  counts.reorgs[depth] = (counts.reorgs[depth] ?? 0) + 1
  counts.lostOutputs += lost.length
}

/** Of the newest blocks, one payment to a client that a reorganisation may lose for good. */
async function losable({ outside, db }: MoneyInstall, coin: Coin, above: number) {
  const given = await db.rows<{ address: string }>(
    'select address from deposit_addresses where coin = $1',
    [coin],
  )
  const rows = await outside.db.rows<{ txid: string }>(
    `select t.txid from simulated_transactions t join simulated_movements m using (txid)
      where t.coin = $1 and t.height > $2 and t.reference is null and m.address = any($3)
      order by t.nr desc limit 1`,
    [coin, above, given.map(({ address }) => address)],
  )
  return rows.map(({ txid }) => txid)
}

/** Everything that the provider ever told is told once more, in any order. */
export async function tellAllAgain({ outside, now }: MoneyInstall): Promise<void> {
  await outside.db.rows(
    `update simulated_card_messages set ended_at = null, tries = 0, due_at = $1`,
    [iso(now())],
  )
}
