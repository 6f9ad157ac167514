import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '#contract/client/trades.ts'
import type { ClientId } from '#kernel/ids.ts'
import { cents, dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { second } from '#kernel/time.ts'
import { grantPlayMoney } from '#server/identity/clients/grant-play-money.ts'
import { accountIn } from '#server/identity/clients/hold-account.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine, wednesday } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { acceptedOf } from './trade-view.ts'

const database = freshDatabase()
let engine: TestEngine
let whenOpened = () => {}
let settings = defaultSettings

beforeAll(async () => {
  engine = await startTestEngine(database().db, {
    audience: { opened: () => whenOpened() },
    settings: () => settings,
  })
  await engine.pass(second)
  await engine.tick({ BTCUSD: 60_000, EURUSD: 1.1 })
})
afterAll(async () => {
  await engine.stop()
  await expectSoundBooks(database().db, engine.clock.now())
})

const client = () =>
  addFundedClient(database().db, { at: wednesday, real: dollars(100), demo: dollars(100) })

const place = async (clientId: ClientId, order: Order, orderKey: string | null = null) => {
  const answer = await engine.lanes.open({ clientId, order, orderKey })
  return isRefusal(answer) ? answer.refused : answer
}

describe('an order', () => {
  it('moves its stake, in its own book only', async () => {
    const clientId = await client()
    await place(clientId, anOrder({ stake: cents(1_234n) }))
    expect(await balances(clientId)).toEqual({ demo: 8_766n, real: 10_000n })
  })

  it('sent again is answered as it was at first, whatever became of the trade', async () => {
    const clientId = await client()
    const first = await place(clientId, anOrder(), 'again')
    await engine.tick({ BTCUSD: 60_001 })
    await engine.pass(70 * second)
    await engine.tick({ BTCUSD: 60_002 })
    const again = await place(clientId, anOrder(), 'again')
    expect(again).toMatchObject({ isNew: false, account: undefined })
    expect(shown(again)).toBe(shown(first))
  })

  it('sent again with its key in the other book is another order', async () => {
    const clientId = await client()
    await place(clientId, anOrder(), 'one')
    expect(await place(clientId, anOrder({ book: 'real' }), 'one')).toBe('key_reused')
    expect(await balances(clientId)).toEqual({ demo: 9_000n, real: 10_000n })
  })

  it('of another client may have the same key', async () => {
    const [ada, bob] = [await client(), await client()]
    const one = tradeOf(await place(ada, anOrder(), 'shared'))
    const other = tradeOf(await place(bob, anOrder(), 'shared'))
    expect(one.id).not.toBe(other.id)
  })

  it('that was refused leaves its key for the next try', async () => {
    const clientId = await client()
    expect(await place(clientId, anOrder({ stake: dollars(101) }), 'try')).toBe(
      'insufficient_balance',
    )
    expect(await place(clientId, anOrder({ stake: dollars(100) }), 'try')).toMatchObject({
      isNew: true,
    })
  })

  const tampered: [string, Partial<Order>, string][] = [
    ['an unknown symbol', { symbol: 'XYZUSD' }, 'instrument_unknown'],
    ['the category of another', { category: 'Currencies' }, 'instrument_unknown'],
    ['a duration of a second', { durationSeconds: 1 }, 'duration_not_offered'],
    ['a duration that ended already', { durationSeconds: -60 }, 'duration_not_offered'],
    ['odds of its own', { strikeRate: '500/500' }, 'strike_rate_unknown'],
    ['a stake of a cent', { stake: cents(1n) }, 'stake_too_small'],
    ['no stake', { stake: cents(0n) }, 'stake_too_small'],
    ['more than the largest stake', { stake: cents(1_000_001n) }, 'stake_too_large'],
    ['a cent more than there is', { stake: cents(10_001n) }, 'insufficient_balance'],
  ]

  it.each(tampered)('with %s is refused, and moves nothing', async (_what, changes, code) => {
    const clientId = await client()
    await engine.pass(second)
    await engine.tick({ BTCUSD: 60_003 })
    expect(await place(clientId, anOrder(changes), 'tampered')).toBe(code)
    expect(await balances(clientId)).toEqual({ demo: 10_000n, real: 10_000n })
  })

  it('on a kind that is not traded any more is refused, and open trades still end', async () => {
    const clientId = await client()
    await engine.tick({ BTCUSD: 60_004 })
    const open = tradeOf(await place(clientId, anOrder()))
    try {
      settings = { ...defaultSettings, tradedCategories: ['Currencies'] }
      expect(await place(clientId, anOrder())).toBe('instrument_unknown')
      await engine.pass(second)
      await engine.tick({ BTCUSD: 60_005 })
      await engine.pass(58 * second)
      await engine.tick({ BTCUSD: 60_006 })
      await engine.pass(2 * second)
      const [row] = await database().db.rows<{ status: string }>(
        'select status from trade_records where id = $1',
        [open.id],
      )
      expect(row?.status).toMatch(/^(won|lost)$/)
    } finally {
      settings = defaultSettings
      await engine.tick({ BTCUSD: 60_000 })
    }
  })

  it('that cannot even be decided fails alone, not those that came with it', async () => {
    const clientId = await client()
    const nobody = 999_999n as ClientId
    const answers = await Promise.allSettled([
      place(clientId, anOrder(), 'before'),
      place(nobody, anOrder()),
      place(clientId, anOrder(), 'after'),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await balances(clientId)).toEqual({ demo: 8_000n, real: 10_000n })
  })
})

describe('money that came behind the back of the lane', () => {
  const grant = (clientId: ClientId) =>
    database().db.transaction(async (tx) => {
      const account = await accountIn(tx, clientId, 'demo')
      await grantPlayMoney(tx, account, dollars(50), { ref: randomUUID(), at: wednesday })
    })

  it('counts when an order needs it', async () => {
    const clientId = await client()
    await place(clientId, anOrder({ stake: dollars(100) }))
    expect(await place(clientId, anOrder())).toBe('insufficient_balance')
    await grant(clientId)
    expect(await place(clientId, anOrder({ stake: dollars(50) }))).toMatchObject({ isNew: true })
    expect(await balances(clientId)).toEqual({ demo: 0n, real: 10_000n })
  })

  it('is neither lost nor doubled by an order that does not', async () => {
    const clientId = await client()
    await place(clientId, anOrder({ stake: dollars(10) }))
    await grant(clientId)
    await place(clientId, anOrder({ stake: dollars(10) }))
    expect(await balances(clientId)).toEqual({ demo: 13_000n, real: 10_000n })
  })
})

describe('a listener that fails', () => {
  it('undoes nothing and repeats nothing: what is committed is answered', async () => {
    const clientId = await client()
    whenOpened = () => {
      throw new Error('planted')
    }
    const answers = await Promise.all([1, 2, 3].map(() => place(clientId, anOrder())))
    whenOpened = () => {}
    expect(new Set(answers.map((answer) => tradeOf(answer).id)).size).toBe(3)
    expect(await balances(clientId)).toEqual({ demo: 7_000n, real: 10_000n })
    expect(engine.positions.byId.size).toBeGreaterThanOrEqual(3)
  })
})

async function balances(clientId: ClientId): Promise<Record<string, bigint>> {
  const accounts = await accountsOf(database().db, [clientId])
  return Object.fromEntries(accounts.map(({ book, balance }) => [book, balance]))
}

/** As it is told to whoever placed it. */
function shown(answer: Awaited<ReturnType<typeof place>>) {
  if (typeof answer === 'string') throw new Error(`refused: ${answer}`)
  return acceptedOf(answer).trade
}

function tradeOf(answer: Awaited<ReturnType<typeof place>>) {
  if (typeof answer === 'string') throw new Error(`refused: ${answer}`)
  return answer.trade
}
