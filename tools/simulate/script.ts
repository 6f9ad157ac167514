// What happens in a simulation, by its seed: days of clients who come and trade, prices, and an
// install that dies or is cut off at moments nobody chose. It sees of each step only what came of
// it.

import { strikeRates } from '#contract/client/trades.ts'
import { day, floorTo, hour, later, type Millis, minute, second } from '#kernel/time.ts'
import { type Instrument, isOpenAt } from '#server/trading/instruments/instrument.ts'
import type { SimulatedPrices } from '#server/trading/market/simulated-prices.ts'
import { type Dice, diceOf, oneOf } from '../faults/dice.ts'
import type { Fault } from './seam.ts'
import type { Prices } from './source.ts'
import type { Asked, Out, Step } from './steps.ts'

export type ScriptNeeds = {
  readonly seed: number
  readonly days: number
  /** How often a day people come: once each two hours at the most. */
  readonly sessions: number
  readonly start: Millis
  /** Those that are traded. */
  readonly instruments: readonly Instrument[]
  readonly prices: SimulatedPrices
}

export type Script = Generator<Step, void, Out>

type Story = ScriptNeeds & {
  readonly dice: Dice
  now: Millis
  isUp: boolean
  clients: number
  orders: number
  /** Of the last step. */
  struck: boolean
  /** Orders without an answer. */
  unanswered: Asked[]
  /** Ends of trades to come. */
  ends: Millis[]
  /** Instruments on which staff take no new trades. */
  stopped: string[]
  /** Some that were answered, to be sent again. */
  answered: Asked[]
}

const clientsMost = 24
const durations = [60, 60, 60, 60, 180, 300, 900, 3600, 86_400] as const

export function* script(needs: ScriptNeeds): Script {
  const story: Story = {
    ...needs,
    dice: diceOf(needs.seed),
    now: needs.start,
    isUp: false,
    clients: 0,
    orders: 0,
    struck: false,
    unanswered: [],
    ends: [],
    stopped: [],
    answered: [],
  }
  for (let number = 0; number < needs.days; number += 1) {
    yield* oneDay(story, later(needs.start, number * day))
  }
  yield* tell(story, { do: 'sum up' })
}

function* oneDay(story: Story, midnight: Millis): Script {
  const { dice } = story
  yield* leapTo(story, later(midnight, 7 * hour))
  if (!story.isUp) yield* comeBack(story)
  if (midnight === story.start) yield* asStaff(story, { do: 'hire' })
  for (let session = 0; session < story.sessions; session += 1) {
    const starts = later(midnight, (8 + 2 * session) * hour + dice(60) * minute + dice(60) * second)
    yield* leapTo(story, starts)
    yield* aSession(story)
  }
  yield* seconds(story, 2)
  yield* tell(story, { do: 'check' })
  // Some days end in good order, as when a new version is installed.
  if (dice(3) === 0) yield* tell(story, { do: 'close' })
}

/** A minute or two in which people are there. */
function* aSession(story: Story): Script {
  const { dice } = story
  yield* seconds(story, 3)
  const newcomers = story.clients < 4 ? 3 : dice(2)
  for (let left = newcomers; left > 0 && story.clients < clientsMost; left -= 1) {
    yield* aNewcomer(story)
  }
  const trouble = dice(4) > 0 ? aFault(dice) : undefined
  const length = 40 + dice(80)
  const troubleAt = dice(length)
  for (let passed = 0; passed < length; passed += 1) {
    if (trouble && passed === troubleAt) yield* tell(story, { do: 'arm', fault: trouble })
    if (dice(4) === 0) yield* orders(story)
    if (dice(12) === 0) yield* showBalance(story, dice(story.clients))
    if (dice(40) === 0) yield* changeStop(story)
    if (dice(400) === 0) yield* tell(story, { do: 'die' })
    yield* seconds(story, 1)
    if (!story.isUp || story.struck) yield* recover(story)
  }
}

/** Few at a time: the others go on. */
function* changeStop(story: Story): Script {
  const { dice, instruments, stopped } = story
  const symbol = stopped.length > 1 ? oneOf(dice, stopped) : oneOf(dice, instruments).symbol
  if (stopped.includes(symbol)) {
    yield* asStaff(story, { do: 'reopen', symbol })
    story.stopped = stopped.filter((one) => one !== symbol)
  } else {
    yield* asStaff(story, { do: 'stop', symbol })
    story.stopped = [...stopped, symbol]
  }
}

/** Until they have an answer; sometimes the install dies of what they ask. */
function* asStaff(story: Story, step: Step): Script {
  const { dice } = story
  if (!story.isUp) yield* recover(story)
  if (dice(3) === 0) yield* tell(story, { do: 'arm', fault: { ...aFault(dice), at: 1 + dice(8) } })
  for (;;) {
    const { said } = yield* tell(story, step)
    if (said !== 'unknown') return
    yield* recover(story)
  }
}

/** Until they are there: who gets no answer asks again. */
function* aNewcomer(story: Story): Script {
  const client = story.clients
  const { dice } = story
  if (dice(2) === 0) yield* tell(story, { do: 'arm', fault: { ...aFault(dice), at: 1 + dice(20) } })
  for (;;) {
    const { said } = yield* tell(story, { do: 'sign up', client })
    if (said !== 'unknown') break
    yield* recover(story)
  }
  story.clients += 1
}

function aFault(dice: Dice): Fault {
  const kind = dice(3) === 0 ? 'cut' : 'crash'
  return { kind, at: 1 + dice(30), phase: dice(2) === 0 ? 'before' : 'after' }
}

function* orders(story: Story): Script {
  const { dice } = story
  const count = 1 + (dice(3) === 0 ? dice(6) : 0)
  const asked = Array.from({ length: count }, () => anOrder(story))
  const [first] = asked
  // Whoever looks what they have before they stake it.
  if (first && dice(2) === 0) yield* showBalance(story, first.client)
  if (!story.isUp) return
  // Between a commit and its answer is where the most can go wrong.
  if (dice(30) === 0) {
    yield* tell(story, { do: 'arm', fault: { ...aFault(dice), at: 1 + dice(2) } })
  }
  const again = dice(6) === 0 ? story.answered[dice(story.answered.length)] : undefined
  yield* place(story, again ? [...asked, again] : asked)
}

function anOrder(story: Story): Asked {
  const { dice, instruments, now } = story
  const open = instruments.filter((one) => isOpenAt(one, now))
  story.orders += 1
  return {
    client: dice(story.clients),
    key: `order-${story.orders}`,
    book: dice(3) === 0 ? 'demo' : 'real',
    symbol: oneOf(dice, open).symbol,
    direction: dice(2) === 0 ? 'rise' : 'fall',
    stake: dice(40) === 0 ? 100_000 + dice(1_000_000) : 100 + dice(60) * 50 + dice(3) * dice(100),
    seconds: oneOf(dice, durations),
    rate: oneOf(dice, strikeRates).id,
  }
}

function* place(story: Story, asked: readonly Asked[]): Script {
  const { answers = [] } = yield* tell(story, { do: 'order', orders: asked })
  for (const [index, order] of asked.entries()) {
    const answer = answers[index]
    story.unanswered = story.unanswered.filter(({ key }) => key !== order.key)
    if (answer === undefined || answer === 'unknown') {
      story.unanswered.push(order)
      continue
    }
    story.answered = [...story.answered.slice(-20), order]
    if ('ends' in answer) story.ends.push(answer.ends)
  }
}

function* showBalance(story: Story, client: number): Script {
  yield* tell(story, { do: 'show balance', client })
}

/** After a crash, or a cut: all is there again, and whoever had no answer asks again. */
function* recover(story: Story): Script {
  story.struck = false
  if (!story.isUp) {
    const { dice } = story
    const away = dice(8) === 0 ? 20 * minute : 200 + dice(30) * second
    yield* away > minute
      ? leapTo(story, later(story.now, away))
      : seconds(story, Math.ceil(away / second))
    yield* comeBack(story)
  }
  yield* seconds(story, 2)
  const worried = new Set(story.unanswered.map(({ client }) => client))
  for (let tries = 0; story.unanswered.length > 0 && tries < 20; tries += 1) {
    if (!story.isUp) yield* comeBack(story)
    yield* place(story, story.unanswered)
    yield* seconds(story, 2)
  }
  if (!story.isUp) return yield* recover(story)
  for (const client of worried) yield* showBalance(story, client)
  yield* tell(story, { do: 'check' })
}

/** It may die of coming back, too. */
function* comeBack(story: Story): Script {
  const { dice } = story
  const fault = dice(6) === 0 ? { ...aFault(dice), kind: 'crash' as const } : null
  yield* tell(story, { do: 'open', fault })
  while (!story.isUp) yield* tell(story, { do: 'open', fault: null })
}

function* seconds(story: Story, count: number): Script {
  for (let left = count; left > 0; left -= 1) {
    const to = later(floorTo(later(story.now, second), second), 7)
    yield* tell(story, { do: 'pass', to, prices: pricesAt(story, to) })
  }
}

/**
 * Over times in which nobody is there; trades that end on the way have prices around their ends.
 */
function* leapTo(story: Story, to: Millis): Script {
  for (;;) {
    story.ends = story.ends.filter((end) => end > story.now).toSorted((a, b) => a - b)
    const next = story.ends.find((end) => end < to)
    if (next === undefined) break
    const before = later(next, -3 * second)
    if (before > story.now) yield* aLeap(story, before)
    yield* seconds(story, 4 + Math.ceil((next - story.now) / second))
    if (!story.isUp) return yield* leapTo(story, to)
  }
  if (to > story.now) yield* aLeap(story, to)
}

function* aLeap(story: Story, to: Millis): Script {
  const said: Prices[] = []
  for (let at = later(floorTo(story.now, minute), minute + 11); at < to; at = later(at, minute)) {
    if (at > story.now) said.push({ at, of: pricesAt(story, at) })
  }
  yield* tell(story, { do: 'leap', to, said })
}

function pricesAt({ instruments, prices }: Story, at: Millis): Prices['of'] {
  const open = instruments.filter((one) => isOpenAt(one, at))
  return Object.fromEntries(
    open.map(({ symbol, base, quote, scale }) => {
      return [symbol, Number(prices.priceAt(base, quote, at).toFixed(scale.decimals))]
    }),
  )
}

function* tell(story: Story, step: Step): Generator<Step, Out, Out> {
  const out = yield step
  story.now = out.at
  story.isUp = out.isUp
  story.struck ||= out.struck !== undefined
  return out
}
