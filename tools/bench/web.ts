// What it costs that orders come by processes of the web: processor time of one order by one such
// process and by two, how long one takes through HAProxy and NATS, and how long the leader stands
// still while a process of the web joins.

import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '#server/platform/clock.ts'
import { median, percentile } from '../percentile.ts'
import { cpuMicros } from './processes.ts'
import { openSeveral, type Running, type Several } from './several.ts'
import { signInMany } from './sign-in-many.ts'
import type { World } from './world.ts'

export type WebWish = {
  readonly rounds: number
  readonly seconds: number
  readonly perSecond: number
}

export const usualWish: WebWish = { rounds: 3, seconds: 10, perSecond: 400 }

type Figures = Record<string, number>

const connections = 64

/** The processes whose time an order takes. */
type Counted = readonly number[]

/** With one process of the web and with two, turn by turn. */
export async function benchWeb(world: World, say: (line: string) => void, wish = usualWish) {
  const tokens = await signInMany(world.db, systemClock)
  const several = await openSeveral(world)
  try {
    const bus = await several.bus()
    const engine = await several.engine()
    const rest = [world.postmaster, bus.pid, engine.pid]
    const first = await several.web(0)
    await warmUp(first, tokens, wish)
    const rounds: Figures[] = []
    for (let round = 0; round < wish.rounds; round += 1) {
      const one = await costBy([first], [...rest, first.pid], tokens, wish)
      const { longestMs, joined } = await whileJoining(engine.url, several)
      await warmUp(joined, tokens, wish)
      const both = [...rest, first.pid, joined.pid]
      const two = await costBy([first, joined], both, tokens, wish)
      await several.end()
      rounds.push({
        slope: one.cpuUs / two.cpuUs,
        orders_slope: ordersOnly(one, wish) / ordersOnly(two, wish),
        cpu_us_one: one.cpuUs,
        cpu_us_two: two.cpuUs,
        idle_cores_one: one.idleCores,
        idle_cores_two: two.idleCores,
        p99_one_ms: one.p99Ms,
        p99_two_ms: two.p99Ms,
        join_longest_ms: longestMs,
      })
      say(shownAs('web', rounds.at(-1) ?? {}))
    }
    return medians(rounds)
  } finally {
    await several.close()
  }
}

/** By one process, and by the same product as HAProxy, a process of the web, NATS and an engine. */
export async function benchCluster(world: World, say: (line: string) => void, wish = usualWish) {
  const tokens = await signInMany(world.db, systemClock)
  const several = await openSeveral(world)
  const measured = async (at: Running) => {
    await warmUp(at, tokens, wish)
    return ordersBy([at], tokens, wish)
  }
  try {
    const rounds: Figures[] = []
    for (let round = 0; round < wish.rounds; round += 1) {
      const alone = await measured(await several.single())
      await several.end()
      await several.bus()
      await several.engine()
      await several.web(0)
      const through = await measured(await several.front())
      await several.end(4)
      rounds.push({
        order_p99_ms: through.p99Ms,
        order_p50_ms: through.p50Ms,
        single_p99_ms: alone.p99Ms,
        single_p50_ms: alone.p50Ms,
        p99_ratio: through.p99Ms / alone.p99Ms,
      })
      say(shownAs('cluster', rounds.at(-1) ?? {}))
    }
    return medians(rounds)
  } finally {
    await several.close()
  }
}

type Orders = { readonly count: number; readonly p50Ms: number; readonly p99Ms: number }

/** `cpuUs`: of an order. `idleCores`: what all of it takes while nobody orders. */
type Cost = { readonly cpuUs: number; readonly idleCores: number }

async function costBy(
  at: readonly Running[],
  counted: Counted,
  tokens: readonly string[],
  wish: WebWish,
): Promise<Orders & Cost> {
  const spent = async () => sum(await Promise.all(counted.map(cpuMicros)))
  const start = await spent()
  await sleep(wish.seconds * 1_000)
  const before = await spent()
  const orders = await ordersBy(at, tokens, wish)
  const cpuUs = ((await spent()) - before) / orders.count
  return { ...orders, cpuUs, idleCores: (before - start) / (wish.seconds * 1_000_000) }
}

/** Of an order's time, what these would not have taken without it. */
function ordersOnly({ cpuUs, idleCores }: Cost, { perSecond }: WebWish): number {
  return cpuUs - (idleCores * 1_000_000) / perSecond
}

/**
 * At a steady rate, to each of these in turn, whether or not earlier ones were answered; the time
 * is from when one was due. Whoever asks is this process. Orders that are not accepted fail the
 * benchmark, but for a few where nobody trades for a moment.
 */
async function ordersBy(
  at: readonly Running[],
  tokens: readonly string[],
  { seconds, perSecond }: WebWish,
): Promise<Orders> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const began = performance.now()
  const all: Promise<Asked>[] = []
  while (all.length < seconds * perSecond) {
    const due = began + (all.length * 1_000) / perSecond
    if (due > performance.now()) await sleep(1)
    else {
      const { url } = at[all.length % at.length]!
      const token = tokens[all.length % tokens.length]!
      all.push(place(url, token, agent).then((answer) => ({ answer, ms: performance.now() - due })))
    }
  }
  const asked = await Promise.all(all)
  agent.destroy()
  const refused = asked.filter(({ answer }) => answer !== accepted)
  if (refused.some(isWrong) || refused.length > asked.length / 100) {
    throw new Error(`${refused.length} orders were not accepted: ${refused.at(-1)?.answer}`)
  }
  const took = asked.flatMap(({ answer, ms }) => (answer === accepted ? [ms] : []))
  return { count: took.length, p50Ms: median(took), p99Ms: percentile(took, 0.99) }
}

/** Code is compiled and clients are known; whoever has just started may not trade at once. */
async function warmUp(at: Running, tokens: readonly string[], wish: WebWish): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await ordersBy([at], tokens, { ...wish, seconds: warmUpSeconds })
      return
    } catch (error) {
      if (tries === warmUpsMost) throw error
    }
  }
}

const warmUpSeconds = 5
const warmUpsMost = 6
const accepted = '200'

type Asked = { readonly answer: string; readonly ms: number }

function isWrong({ answer }: Asked): boolean {
  return !answer.startsWith('503')
}

/** The status, and what is said with any other than 200. */
function place(url: string, token: string, agent: Agent): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return new Promise((resolve) => {
    const asked = request(`${url}/api/trading/submit`, { method: 'POST', agent, headers })
    asked.once('error', (error) => resolve(String(error)))
    asked.once('response', async (response) => {
      const said = await text(response)
      resolve(response.statusCode === 200 ? accepted : `${response.statusCode} ${said}`)
    })
    asked.end(JSON.stringify(order))
  })
}

const order = {
  amount: 1,
  duration: 3600,
  mode: 'demo',
  strike_rate: '75/3',
  trading_type: 'Cryptocurrency',
  symbol: 'BTCUSD',
  trade_mode: 'Buy',
}

/** The longest that the leader took to say that it lives, from the join on. */
async function whileJoining(url: string, several: Several) {
  let longestMs = 0
  let isOver = false
  const looking = (async () => {
    while (!isOver) {
      const began = performance.now()
      await (await fetch(`${url}/livez`)).arrayBuffer()
      longestMs = Math.max(longestMs, performance.now() - began)
    }
  })()
  const joined = await several.web(1)
  isOver = true
  await looking
  return { longestMs, joined }
}

export function medians(rounds: readonly Figures[]): Figures {
  const names = Object.keys(rounds[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, median(rounds.map((round) => round[name] ?? Number.NaN))]),
  )
}

export function shownAs(part: string, figures: Figures): string {
  const all = Object.entries(figures)
  return all.map(([name, value]) => `${part}.${name} ${value.toFixed(2)}`).join('  ')
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
