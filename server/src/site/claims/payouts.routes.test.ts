// Payouts and status over HTTP, on withdrawals as asking, approving and paying will write them.

import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { type PayoutsView, payoutRoutes } from '#contract/public/payouts.ts'
import { type StatusView, statusRoutes } from '#contract/public/status.ts'
import type { VoidCause } from '#contract/shared/receipts.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars, zeroUsd } from '#kernel/money.ts'
import { day, hour, iso, later, minute } from '#kernel/time.ts'
import { sqlStateOf } from '#server/platform/database-errors.ts'
import { DatabaseOutage, type Db } from '#server/platform/db.ts'
import { type ClaimsAppWishes, createClaimsApp } from '#test/claims-app.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { moved, ownAccount } from '#test/crooked.ts'
import { freshDatabase } from '#test/database.ts'
import { startTestEngine } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { addSettledTrade } from '#test/settled-trade.ts'
import {
  addStep,
  approve,
  askWithdrawal,
  noteSending,
  payWithdrawal,
  postPayment,
  postReturn,
  type WithdrawalWish,
} from '#test/withdrawn.ts'

const database = freshDatabase()
let clock: TestClock
let ada: ClientId

beforeEach(async () => {
  clock = testClock()
  const money = { real: dollars(5_000), demo: dollars(100) }
  ada = await addFundedClient(database().db, { ...money, at: later(clock.now(), -day) })
})

const bitcoin = {
  method: 'btc',
  network: 'bitcoin_testnet',
  destination: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
} as const
const hash = 'ab'.repeat(32)

const newApp = (wishes: ClaimsAppWishes = {}) =>
  createClaimsApp(database().db, { clock, ...wishes })

async function payoutsNow(): Promise<PayoutsView> {
  const reply = await newApp().inject({ url: '/api/public/payouts' })
  return payoutRoutes.payouts.reply.parse(reply.json()).data
}

async function statusOf(app: ReturnType<typeof newApp>): Promise<StatusView> {
  const reply = await app.inject({ url: '/api/public/status' })
  expect(reply.statusCode).toBe(200)
  return statusRoutes.status.reply.parse(reply.json()).data
}

describe('payouts', () => {
  it('are none at first', async () => {
    expect(await payoutsNow()).toEqual({
      payouts: [],
      medians: [],
      window_from: '2026-08-23T12:00:00.000Z',
      window_to: '2026-11-21T12:00:00.000Z',
    })
  })

  it('are those that were paid, with what anyone can look up', async () => {
    const { db } = database()
    const at = later(clock.now(), -3 * hour)
    const wish = { ...bitcoin, amount: dollars(200), fee: dollars(2), at }
    await payWithdrawal(db, ada, { ...wish, paidAt: clock.now(), reference: hash })
    expect((await payoutsNow()).payouts).toEqual([
      {
        method: 'btc',
        network: 'bitcoin_testnet',
        amount: 198,
        destination: 'tb1qw5…jzsx',
        transaction_id: hash,
        explorer_url: `https://mempool.space/testnet4/tx/${hash}`,
        requested_at: '2026-11-21T09:00:00.000Z',
        paid_at: '2026-11-21T12:00:00.000Z',
      },
    ])
    await expectSoundBooks(db, clock.now())
  })

  it('tell nothing of a bank account', async () => {
    const { db } = database()
    const at = later(clock.now(), -day)
    const bank = { method: 'bank', network: null, destination: 'NL91ABNA0417164300' } as const
    const paid = { amount: dollars(50), at, paidAt: clock.now(), reference: 'E2E-SECRET-1' }
    await payWithdrawal(db, ada, { ...bank, ...paid, approvals: 2 })
    const { payouts } = await payoutsNow()
    expect(payouts.find(({ method }) => method === 'bank')).toMatchObject({
      amount: 50,
      destination: null,
      transaction_id: null,
      explorer_url: null,
    })
    expect(JSON.stringify(payouts)).not.toMatch(/ABNA|4300|SECRET/)
  })

  it('are not those that wait, were approved only, or were taken back', async () => {
    const { db } = database()
    const before = (await payoutsNow()).payouts.length
    const at = clock.now()
    const wish: WithdrawalWish = { ...bitcoin, amount: dollars(10), at }
    await askWithdrawal(db, ada, wish)
    const approved = await askWithdrawal(db, ada, wish)
    await approve(db, approved, at)
    await addStep(db, approved, { nr: 2, state: 'approved', at })
    // The ledger's part alone is no payout either: nobody has a transaction to look up.
    await postPayment(db, approved, at)
    const cancelled = await askWithdrawal(db, ada, wish)
    await postReturn(db, cancelled, at)
    await addStep(db, cancelled, { nr: 2, state: 'cancelled', at })
    clock.advance(minute)
    expect((await payoutsNow()).payouts).toHaveLength(before)
    // Its books are put right, for the tests after this one.
    await noteSending(db, approved, { at: clock.now(), reference: `${hash}ef` })
    await addStep(db, approved, {
      nr: 3,
      state: 'paid',
      at: clock.now(),
      reference: `${hash}ef`,
    })
  })

  it('have a median by method, of five or more', async () => {
    const { db } = database()
    const eth = { method: 'eth', network: 'ethereum_sepolia', destination: `0x${hash}` } as const
    for (const hours of [1, 2, 3, 4]) {
      const at = later(clock.now(), -hours * hour)
      const paid = { amount: dollars(5), at, paidAt: clock.now(), reference: `0x${hours}${hash}` }
      await payWithdrawal(db, ada, { ...eth, ...paid })
    }
    expect((await payoutsNow()).medians).toEqual([])
    const slow = { amount: dollars(5), at: later(clock.now(), -30 * hour), paidAt: clock.now() }
    await payWithdrawal(db, ada, { ...eth, ...slow, reference: `0x${hash}` })
    expect((await payoutsNow()).medians).toEqual([
      { method: 'eth', count: 5, median_seconds: 3 * 3600 },
    ])
  })

  it('are a view that nobody can write', async () => {
    const { db } = database()
    for (const statement of [
      `insert into payouts (id, amount) values (gen_random_uuid(), 1)`,
      'update payouts set amount = 1000000',
      'delete from payouts',
    ]) {
      const failure = await db.rows(statement).catch((error) => error)
      expect(sqlStateOf(failure), statement).toBe('55000')
    }
    for (const table of ['withdrawals', 'withdrawal_steps', 'withdrawal_approvals']) {
      for (const statement of [`delete from ${table}`, `truncate ${table} cascade`]) {
        const failure = await db.rows(statement).catch((error) => error)
        expect(sqlStateOf(failure), statement).toBe('42501')
      }
    }
  })
})

describe('a withdrawal', () => {
  const wish = (): WithdrawalWish => ({ ...bitcoin, amount: dollars(10), at: clock.now() })
  const stepOf = (id: string, nr: number, state: string, reference?: string) =>
    addStep(database().db, id, {
      nr,
      state,
      at: clock.now(),
      ...(reference === undefined ? {} : { reference }),
    }).catch((error: unknown) => sqlStateOf(error))

  it('is paid only when approved by as many as it needs, and when the ledger has paid', async () => {
    const { db } = database()
    const id = await askWithdrawal(db, ada, { ...wish(), approvals: 2 })
    expect(await stepOf(id, 2, 'paid', hash)).toBe('23514')
    await approve(db, id, clock.now())
    expect(await stepOf(id, 2, 'approved')).toBe('23514')
    await approve(db, id, clock.now())
    expect(await stepOf(id, 2, 'approved')).toBeUndefined()
    expect(await stepOf(id, 3, 'paid', hash)).toBe('23514')
    await postPayment(db, id, clock.now())
    expect(await stepOf(id, 3, 'paid')).toBe('23514')
    const reference = `${hash}3`
    expect(await stepOf(id, 3, 'paid', reference)).toBe('23514')
    await noteSending(db, id, { at: clock.now(), reference })
    expect(await stepOf(id, 3, 'cancelled')).toBe('23514')
    expect(await stepOf(id, 3, 'rejected')).toBe('23514')
    expect(await stepOf(id, 3, 'paid', reference)).toBeUndefined()
    expect(await stepOf(id, 4, 'cancelled')).toBe('23514')
  })

  it('of two steps at once takes one', async () => {
    const { db } = database()
    const id = await askWithdrawal(db, ada, wish())
    expect(await stepOf(id, 2, 'cancelled')).toBe('23514')
    await postReturn(db, id, clock.now())
    const states = await Promise.all([
      stepOf(id, 2, 'cancelled'),
      stepOf(id, 2, 'rejected'),
      stepOf(id, 2, 'cancelled'),
    ])
    expect(states.filter((state) => state === undefined)).toHaveLength(1)
    await expectSoundBooks(db, clock.now())
  })

  it('cannot leave the demo book', async () => {
    const failure = await database()
      .db.rows(
        moved({
          kind: 'withdrawal_pay',
          ref: randomUUID(),
          currency: 'demo',
          amount: 100,
          from: ownAccount('real', 'withdrawals'),
          to: ownAccount('real', 'outside_btc'),
        }),
      )
      .catch((error) => error)
    expect(sqlStateOf(failure)).toBe('23503')
  })
})

describe('the status', () => {
  it('tells mode, version, licence and what live mode lacks', async () => {
    const licence = {
      regulator: 'AFM',
      number: '14000001',
      registerUrl: 'https://example.org/14000001',
      countries: ['NL'],
      expiresOn: '2026-11-20',
    }
    const missing = [{ code: 'no_mail_server' as const }]
    const sandbox = await statusOf(newApp({ missing }))
    expect(sandbox).toMatchObject({
      install_mode: 'sandbox',
      version: '0.0.0',
      running_since: '2026-11-21T12:00:00.000Z',
      feed: 'simulated',
      sources: [],
      licence: null,
      missing: [],
      database_answers: true,
      books: { state: 'ok', at: null },
    })
    const live = await statusOf(newApp({ installMode: 'live', settings: { licence }, missing }))
    expect(live).toMatchObject({
      install_mode: 'live',
      missing: [{ code: 'no_mail_server', message: 'There is no mail server (SMTP_URL).' }],
      licence: { regulator: 'AFM', register_url: licence.registerUrl, is_current: false },
    })
  })

  it('tells where prices come from, and how old they are', async () => {
    const engine = await startTestEngine(database().db, { clock })
    try {
      await engine.tick({ BTCUSD: 50_000, BCHBTC: 0.01 })
      await engine.pass(700)
      const { sources } = await statusOf(newApp({ market: engine.market }))
      expect(sources).toMatchObject([{ instruments: 2, age_ms: 701 }])
    } finally {
      await engine.stop()
    }
  })

  it('measures how long settling took in the last hour', async () => {
    const { db } = database()
    const trade = { book: 'demo', stake: dollars(1), payout: zeroUsd } as const
    for (const lagMs of [100, 200, 900]) {
      await addSettledTrade(db, ada, { ...trade, lagMs, settledAt: later(clock.now(), -minute) })
    }
    await addSettledTrade(db, ada, { ...trade, lagMs: 9_000, settledAt: later(clock.now(), -hour) })
    expect((await statusOf(newApp())).settlement).toEqual({
      window_from: '2026-11-21T11:00:00.000Z',
      count: 3,
      median_ms: 200,
      p99_ms: 900,
    })
  })

  it('counts the void trades of a day by cause, and says when they are too many', async () => {
    const { db } = database()
    clock.advance(3 * day)
    const tied = { book: 'demo', stake: dollars(1), payout: dollars(1) } as const
    const add = (voidCause?: VoidCause, ago = minute) => {
      const settledAt = later(clock.now(), -ago)
      return addSettledTrade(db, ada, { ...tied, settledAt, ...(voidCause && { voidCause }) })
    }
    await add()
    await add('source_silent', day)
    await add('source_silent')
    await add('source_unreachable')
    const window_from = iso(later(clock.now(), -day))
    const one = (cause: VoidCause) => ({ cause, count: 1 })
    expect((await statusOf(newApp())).voids).toEqual({
      window_from,
      settled: 3,
      voided: 2,
      is_high: false,
      by_cause: [one('source_silent'), one('source_unreachable')],
    })
    await add('source_unreachable')
    expect((await statusOf(newApp())).voids).toEqual({
      window_from,
      settled: 4,
      voided: 3,
      is_high: true,
      by_cause: [{ cause: 'source_unreachable', count: 2 }, one('source_silent')],
    })
  })

  it('counts the withdrawals that wait, and those that wait too long', async () => {
    const { db } = database()
    const before = (await statusOf(newApp())).withdrawals
    const wish = { ...bitcoin, amount: dollars(10) }
    const asked = await addFundedClient(db, {
      at: later(clock.now(), -30 * day),
      real: dollars(100),
      demo: zeroUsd,
    })
    await askWithdrawal(db, asked, { ...wish, at: later(clock.now(), -10 * day) })
    await askWithdrawal(db, asked, { ...wish, at: later(clock.now(), -2 * day) })
    const after = (await statusOf(newApp())).withdrawals
    expect((after?.waiting ?? 0) - (before?.waiting ?? 0)).toBe(2)
    expect((after?.overdue ?? 0) - (before?.overdue ?? 0)).toBe(1)
  })

  it('is told without the database too', async () => {
    const gone = async () => {
      throw new DatabaseOutage('the database does not answer')
    }
    const db: Db = { rows: gone, append: gone, transaction: gone }
    const status = await statusOf(createClaimsApp(db, { clock }))
    expect(status).toMatchObject({ database_answers: false, settlement: null })
    expect(status).toMatchObject({ voids: null, withdrawals: null })
  })
})
