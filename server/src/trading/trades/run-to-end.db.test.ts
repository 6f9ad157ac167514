// An open trade goes its own way: whatever becomes of its client or of the offer meanwhile, it ends
// by the terms it was accepted on and the prices of its own time, and what it pays is there to use.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '#contract/client/trades.ts'
import type { TickView } from '#contract/shared/trade-states.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { cents, dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { second } from '#kernel/time.ts'
import { freezeClient } from '#server/identity/clients/freeze-client.ts'
import { countPasswordTries } from '#server/identity/clients/verify-password.ts'
import { coolOff, excludeSelf } from '#server/identity/limits/take-break.ts'
import { defaultSettings, type Settings } from '#server/install/operators/settings.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { aClient, testPassword, testPasswords } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine } from '#test/engine.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { recompute } from '#verify/outcome.ts'
import { loadReceipt } from './load-receipt.ts'

const database = freshDatabase()
let engine: TestEngine
let ada: ClientId
let settings: Settings

beforeAll(async () => {
  engine = await startTestEngine(database().db, { settings: () => settings })
})
beforeEach(async () => {
  settings = defaultSettings
  ada = (await aClient(database().db, { clock: engine.clock })).id
  await tick(60_000)
})
afterAll(async () => {
  await engine.stop()
  await expectSoundBooks(database().db, engine.clock.now())
})

async function tick(price: number): Promise<void> {
  await engine.pass(second)
  await engine.tick({ BTCUSD: price })
}

/** Entered at 60,001, over at the last price of its minute; what comes after is another's. */
async function endAt(price: number): Promise<void> {
  await tick(60_001)
  await engine.pass(55 * second)
  await tick(price)
  await engine.pass(2 * second)
  await tick(60_150)
  await engine.pass(2 * second)
  await tick(60_000)
}

async function place(changes: Partial<Order> = {}) {
  const order = anOrder({ book: 'real', ...changes })
  const answer = await engine.lanes.open({ clientId: ada, order, orderKey: null })
  return isRefusal(answer) ? answer.refused : answer.trade
}

const balance = async (book = 'real') =>
  (await accountsOf(database().db, [ada])).find((account) => account.book === book)?.balance

const records = (columns: string) =>
  database().db.rows<Readonly<Record<string, unknown>>>(
    `select ${columns} from trade_records where client_id = $1 order by direction::text, book`,
    [ada],
  )

/** What the client and we agreed on; none of it is known to change. */
const terms =
  'direction, stake, payout_rate_bp, margin_bp, win_probability, strike_factor, expires_at'

const freeze = () =>
  database().db.transaction((tx) => {
    const why = {
      actor: 'system',
      reason: { written: 'We wonder.' },
      isMoneyMissing: false,
    } as const
    return freezeClient(tx, { clientId: ada, ...why }, { ...engine, random: systemRandom })
  })

const breakDeps = () => ({
  db: database().db,
  clock: engine.clock,
  random: systemRandom,
  install: { mode: 'sandbox', publicUrl: () => 'http://localhost' } as const,
})

const exclude = async () => {
  const asked = { passwords: await testPasswords(), passwordAttempts: countPasswordTries() }
  const wish = { period: '6m', password: testPassword } as const
  return excludeSelf({ ...breakDeps(), ...asked }, ada, wish)
}

const meanwhile: [string, () => Promise<unknown>, string | undefined][] = [
  ['nothing happens', async () => {}, undefined],
  ['its client is frozen', freeze, 'account_frozen'],
  ['its client takes a break', () => coolOff(breakDeps(), ada, '7d'), 'cool_off'],
  ['its client is excluded', exclude, 'self_excluded'],
  [
    'new terms are in force',
    () => database().db.rows(`update clients set accepted = '{}' where id = $1`, [ada]),
    'terms_not_accepted',
  ],
  [
    'the margin grows and the strike rate goes',
    async () => {
      settings = { ...settings, marginBp: 2_000, strikeRates: ['12/5'] }
    },
    'strike_rate_unknown',
  ],
  [
    'its kind is traded no more',
    async () => {
      settings = { ...settings, tradedCategories: ['Currencies'] }
    },
    'instrument_unknown',
  ],
]

describe('an open trade', () => {
  it.each(meanwhile)('runs to its end and is paid while %s', async (_what, happens, refused) => {
    await place({ direction: 'rise' })
    await place({ direction: 'fall' })
    const agreed = await records(terms)
    expect(await balance()).toBe(dollars(9_980))
    await happens()
    await tick(60_000)
    if (refused) expect(await place()).toBe(refused)
    await endAt(60_200)
    expect(await records(terms)).toEqual(agreed)
    expect(await records('direction::text, status::text, payout')).toEqual([
      { direction: 'fall', status: 'lost', payout: cents(0n) },
      { direction: 'rise', status: 'won', payout: cents(1_750n) },
    ])
    expect(await balance()).toBe(cents(999_750n))
  })

  it('holds its stake until its end; what it paid can be staked at once', async () => {
    await place({ stake: dollars(10_000), durationSeconds: 60 })
    expect(await balance()).toBe(cents(0n))
    expect(await place({ stake: dollars(1) })).toBe('deposit_first')
    await endAt(60_200)
    expect(await balance()).toBe(dollars(17_500))
    expect(await place({ stake: dollars(10_000) })).toMatchObject({ stake: dollars(10_000) })
    await endAt(59_000)
  })

  it('has the same terms, prices and end on both accounts', async () => {
    await Promise.all([place({ book: 'real' }), place({ book: 'demo' })])
    await endAt(60_200)
    const same = `${terms}, accepted_at, entry_price, strike_price, exit_price, status, payout`
    const [one, other, ...more] = await records(same)
    expect(one).toMatchObject({ status: 'won', entry_price: 6_000_100n })
    expect([other, more]).toEqual([one, []])
    expect([await balance('real'), await balance('demo')]).toEqual([
      cents(1_000_750n),
      cents(1_000_750n),
    ])
  })

  it('counts from when it was accepted, enters at the first price after, and leaves at the last', async () => {
    const order = anOrder({ book: 'real' })
    await tick(60_000)
    await tick(59_000)
    const accepted = engine.clock.now()
    await engine.lanes.open({ clientId: ada, order, orderKey: null })
    await endAt(60_200)
    const [trade] = await records(
      'accepted_at, entry_at, entry_price, exit_at, exit_price, expires_at',
    )
    expect(trade).toMatchObject({
      accepted_at: accepted,
      expires_at: accepted + 60 * second,
      entry_price: 6_000_100n,
      exit_price: 6_020_000n,
    })
    expect(Number(trade?.entry_at)).toBeGreaterThan(accepted)
    expect(Number(trade?.exit_at)).toBeLessThanOrEqual(accepted + 60 * second)
  })

  it('enters at the first price later than its delay, whatever came in it', async () => {
    await place()
    await engine.pass(defaultSettings.entryDelayMs)
    await engine.tick({ BTCUSD: 60_500 })
    await endAt(60_200)
    expect(await records('entry_delay_ms, entry_price, rule_version')).toEqual([
      { entry_delay_ms: 250, entry_price: 6_000_100n, rule_version: 2 },
    ])
  })

  it('ends with the average of its last seconds where that was decided before it', async () => {
    settings = { ...defaultSettings, exitAverageSeconds: 3 }
    const trades = [await place({ direction: 'rise' }), await place({ direction: 'fall' })]
    await place({ durationSeconds: 180 })
    settings = defaultSettings
    await tick(60_001)
    await engine.pass(55 * second)
    // At 58, 59 and 60 seconds: 60,200, 60,150 and 60,101.
    await tick(60_200)
    await engine.pass(1_500)
    await engine.tick({ BTCUSD: 60_150 })
    await engine.pass(second)
    await engine.tick({ BTCUSD: 60_101 })
    await engine.pass(3 * second)
    await tick(59_000)
    const columns = 'direction::text, status::text, exit_price, exit_average'
    const ended = (await records(columns)).filter(({ status }) => status !== 'open')
    expect(ended).toEqual([
      { direction: 'fall', status: 'lost', exit_price: 6_010_100n, exit_average: 6_015_033n },
      { direction: 'rise', status: 'won', exit_price: 6_010_100n, exit_average: 6_015_033n },
    ])
    for (const trade of trades) {
      const id = typeof trade === 'string' ? trade : trade.id
      const { entriesOf, market } = engine
      const wanted = { clientId: ada, id, entriesOf, market, sourceName: () => 'scripted' }
      const receipt = present(await loadReceipt(database().db, wanted), 'a receipt')
      expect(receipt).toMatchObject({ exit_seconds: 3, exit_average: 60_150.33 })
      expect(receipt.exit_tick?.price).toBe(60_101)
      expect(recompute(receipt).filter(({ ok }) => !ok)).toEqual([])
      const shaved = recompute({ ...receipt, exit_average: 60_150.32 })
      expect(shaved.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['exit'])
    }
    // The longer one ends with its last price.
    await engine.pass(114 * second)
    await tick(60_200)
    await engine.pass(20 * second)
    expect(await records(`${columns}, duration_s`)).toContainEqual({
      direction: 'rise',
      status: 'won',
      exit_price: 6_020_000n,
      exit_average: null,
      duration_s: 180,
    })
  })

  it('has a receipt with the prices around its beginning and end, which anyone can recompute', async () => {
    const trade = await place()
    await endAt(60_200)
    const id = typeof trade === 'string' ? trade : trade.id
    const { entriesOf, market } = engine
    const wanted = { clientId: ada, id, entriesOf, market, sourceName: () => 'scripted' }
    const receipt = present(await loadReceipt(database().db, wanted), 'a receipt')
    expect(receipt).toMatchObject({ status: 'Won', payout: 17.5, amount: 10, margin: 0.04 })
    const priced = (ticks: readonly TickView[]) => ticks.map(({ price }) => price)
    expect(priced(receipt.ticks.entry)).toEqual(expect.arrayContaining([60_000, 60_001]))
    expect(priced(receipt.ticks.exit)).toEqual(expect.arrayContaining([60_200, 60_150]))
    expect(receipt.exit_tick).toMatchObject({ source: 'scripted' })
    expect(recompute(receipt).filter(({ ok }) => !ok)).toEqual([])
    expect(recompute({ ...receipt, payout: 20 }).every(({ ok }) => ok)).toBe(false)
  })
})
