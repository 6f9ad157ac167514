// Plays one step of a simulation and says what it came to.

import type { Order } from '#contract/client/trades.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Book, books, cents } from '#kernel/money.ts'
import { pointsTold } from '#kernel/price.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import type { Database } from '#server/platform/db.ts'
import type { Lanes } from '#server/trading/trades/open-lanes.ts'
import { check, isUnsure, settleModel } from './check.ts'
import { signUp } from './client-deeds.ts'
import { arm, ask, close, die, leap, newSeen, open, pass, type Seen } from './live.ts'
import type { Prices } from './source.ts'
import { changeStop, compareStop, hire } from './staff-deeds.ts'
import type { Answer, Asked, Out, Step } from './steps.ts'
import { sumUp } from './sum-up.ts'
import type { World } from './world.ts'

type Came = Pick<Out, 'answers' | 'said' | 'wrong'>

export async function play(world: World, step: Step): Promise<Out> {
  const seen = newSeen()
  const came = await doStep(world, step, seen).catch((error: unknown): Came => {
    return { wrong: [`${step.do} failed: ${error instanceof Error ? error.message : error}`] }
  })
  const { lived, instant, told } = world
  world.told = []
  if (lived) seen.statements.push(lived.seam.taken())
  return {
    at: instant.now,
    ...(seen.struck !== undefined && { struck: seen.struck }),
    isUp: lived !== undefined,
    timers: seen.timers,
    statements: seen.statements.join(' '),
    ...came,
    ...(told.length > 0 && { told }),
  }
}

async function doStep(world: World, step: Step, seen: Seen): Promise<Came> {
  switch (step.do) {
    case 'open':
      await open(world, seen, step.fault)
      return {}
    case 'close':
      await close(world, seen)
      return {}
    case 'die':
      await die(world, seen)
      return {}
    case 'arm':
      arm(world, step.fault)
      return {}
    case 'pass':
      await pass(world, step.to, seen)
      say(world, { at: world.instant.now, of: step.prices })
      return {}
    case 'leap':
      await leap(world, step.to, seen, () => {
        for (const prices of step.said) say(world, prices)
      })
      return {}
    case 'sign up':
      return { said: await signUp(world, seen, step.client) }
    case 'order':
      return placeAll(world, seen, step.orders)
    case 'hire':
      return { said: await hire(world, seen) }
    case 'stop':
    case 'reopen':
      return changeStop(world, seen, step)
    case 'show balance':
      return showBalance(world, seen, step.client)
    case 'check':
      return { wrong: await check(world) }
    case 'sum up':
      return { said: await sumUp(world.owner) }
  }
}

function say({ source, model, listed }: World, prices: Prices): void {
  for (const [symbol, price] of Object.entries(prices.of)) {
    const instrument = present(
      listed.find((one) => one.symbol === symbol),
      'an instrument that is listed',
    )
    const points = pointsTold(price, instrument.scale)
    if (points !== undefined) model.hear(symbol, { at: prices.at, points: Number(points) })
  }
  source.say(prices)
}

/** Orders that arrive together; each is known by its key, however often it is sent. */
async function placeAll(world: World, seen: Seen, orders: readonly Asked[]): Promise<Came> {
  const placed = orders.map((asked) => {
    const clientId = clientOf(world, asked.client)
    const order = orderOf(world, asked)
    if (!world.orders.has(asked.key)) {
      world.orders.set(asked.key, { clientId, order, key: asked.key, outcome: 'unknown' })
    }
    return { clientId, order, orderKey: asked.key }
  })
  const answers = await ask(world, seen, ({ engine }) =>
    Promise.all(
      placed.map((request) =>
        engine.lanes.open(request).then(
          (opened) => ({ request, opened }),
          () => undefined,
        ),
      ),
    ),
  )
  if (answers === 'unknown') return { answers: orders.map(() => 'unknown') }
  const wrong: string[] = []
  const came = answers.map((answer): Answer => {
    if (!answer) return 'unknown'
    const { request, opened } = answer
    const entry = present(world.orders.get(request.orderKey), 'an order that was sent')
    const isNew = entry.outcome === 'unknown'
    const said = answerOf(opened)
    if (isNew) wrong.push(...compareStop(world, request.order.symbol, said))
    if (isRefusal(opened)) {
      if (isNew) entry.outcome = { refused: opened.refused }
      return said
    }
    const { id, strikeFactor: factor, acceptedAt } = opened.trade
    entry.outcome = { acked: id }
    world.model.accept(request, { id, factor, at: acceptedAt })
    return said
  })
  return { answers: came, ...(wrong.length > 0 && { wrong }) }
}

function answerOf(opened: Awaited<ReturnType<Lanes['open']>>): Exclude<Answer, 'unknown'> {
  if (isRefusal(opened)) return { refused: opened.refused }
  const { id, acceptedAt, expiresAt } = opened.trade
  return { trade: id, accepted: acceptedAt, ends: expiresAt }
}

function orderOf({ listed }: World, asked: Asked): Order {
  const { category } = present(
    listed.find(({ symbol }) => symbol === asked.symbol),
    'an instrument that is listed',
  )
  const { book, symbol, direction } = asked
  const [stake, durationSeconds, strikeRate] = [
    cents(BigInt(asked.stake)),
    asked.seconds,
    asked.rate,
  ]
  return { book, symbol, category, direction, stake, durationSeconds, strikeRate }
}

/** What a client is shown must be what the model says they own, unless something is unanswered. */
async function showBalance(world: World, seen: Seen, client: number): Promise<Came> {
  const clientId = clientOf(world, client)
  const shown = await ask(world, seen, ({ db }) => readBalances(world, db, clientId))
  if (shown === 'unknown' || !world.lived || isUnsure(world)) return { said: shown }
  settleModel(world, world.lived)
  const wrong = books.filter((book) => shown[book] !== world.model.balance(clientId, book))
  if (wrong.length === 0) return { said: shown }
  const owned = wrong.map(
    (book) => `${shown[book]} in ${book}, not ${world.model.balance(clientId, book)}`,
  )
  return { said: shown, wrong: [`client ${clientId} is shown ${owned.join(', ')}`] }
}

type Balances = Readonly<Record<Book, bigint>>

async function readBalances(world: World, db: Database, clientId: ClientId): Promise<Balances> {
  const known = world.remembered.get(clientId)
  if (known && world.defect === 'remembered') return known
  const accounts = await accountsOf(db, [clientId])
  const of = (book: Book) => accounts.find((account) => account.book === book)?.balance ?? 0n
  const balances = { real: of('real'), demo: of('demo') }
  world.remembered.set(clientId, balances)
  return balances
}

export function clientOf({ clients }: World, client: number): ClientId {
  return present(clients.get(client), `client ${client}`).id
}
