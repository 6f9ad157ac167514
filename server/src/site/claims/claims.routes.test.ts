// Claims over HTTP: what a fresh install may say, what the operator states, what the ledger counts.

import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ClaimView, claimRoutes } from '#contract/public/claims.ts'
import { dollars, zeroUsd } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day, later, minute, second } from '#kernel/time.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { sqlStateOf } from '#server/platform/database-errors.ts'
import { newMarket } from '#server/trading/market/market.ts'
import { type ClaimsAppWishes, createClaimsApp } from '#test/claims-app.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { startTestEngine, testInstruments } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { addSettledTrade } from '#test/settled-trade.ts'
import { staffNamed } from '#test/staff.ts'
import { type Attesting, attestClaim } from './attest-claim.ts'
import { withdrawAttestation } from './withdraw-attestation.ts'

const database = freshDatabase()
let clock: TestClock
let by: string

beforeEach(async () => {
  clock = testClock()
  by = `${randomUUID()}@example.org`
  await createOperator(database().db, { email: by, passwordHash: '' }, clock.now())
})

/** All claims that are shown, by id. */
async function claimsOf(app: ReturnType<typeof createClaimsApp>): Promise<Map<string, ClaimView>> {
  const reply = await app.inject({ url: '/api/public/claims' })
  expect(reply.statusCode).toBe(200)
  const { data } = claimRoutes.claims.reply.parse(reply.json())
  return new Map(data.map((claim) => [claim.id, claim]))
}

const newApp = (wishes: ClaimsAppWishes = {}) =>
  createClaimsApp(database().db, { clock, ...wishes })

describe('a fresh install', () => {
  it('says what its own rules say, and nothing that it has no source for', async () => {
    const claims = await claimsOf(newApp())
    expect(claims.get('demo_days')).toMatchObject({ value: 21, source: { kind: 'query' } })
    expect(claims.get('demo_money')?.value).toBe(10_000)
    expect(claims.get('top_payout')).toMatchObject({ value: 2.18, source: { count: 6 } })
    expect(claims.get('margin_rate')?.value).toBe(0.04)
    expect(claims.get('calibration')?.source).toMatchObject({ minimum: 1_000 })
    expect(claims.get('payouts')?.source).toMatchObject({ count: 0, minimum: 0 })
    for (const id of [
      ...['signal_accuracy', 'segregated_funds', 'founded', 'licensed', 'tournaments', 'bonuses'],
      ...[
        'cashback',
        'promo_codes',
        'referrals',
        'loss_share',
        'payouts_made',
        'contacts',
        'operator',
      ],
      'chat_answers',
      // Prices have not started.
      ...['instruments', 'prices'],
    ]) {
      expect(claims.has(id), id).toBe(false)
    }
  })

  it('follows its settings', async () => {
    const settings = { strikeRates: ['12/5'], marginBp: 250, supportEmail: 'help@example.org' }
    const claims = await claimsOf(newApp({ settings }))
    expect(claims.get('top_payout')).toMatchObject({ value: 0.12, source: { count: 1 } })
    expect(claims.get('margin_rate')?.value).toBe(0.025)
    expect(claims.get('contacts')?.source).toMatchObject({ count: 1 })
  })

  it('counts what it quotes and what can be traded', async () => {
    const engine = await startTestEngine(database().db)
    try {
      await engine.tick({ BTCUSD: 50_000 })
      const claims = await claimsOf(newApp({ market: engine.market }))
      expect(claims.get('instruments')?.value).toBe(testInstruments.length)
      expect(claims.get('tradable_instruments')?.value).toBe(testInstruments.length)
      expect(claims.get('prices')?.source).toMatchObject({ count: testInstruments.length })
    } finally {
      await engine.stop()
    }
  })
})

describe('instruments', () => {
  it('that the feed does not quote are not counted', async () => {
    const sources = { names: new Map(), numbers: new Map() }
    const market = newMarket(testInstruments, sources, ['BTCUSD'])
    const claims = await claimsOf(newApp({ market }))
    expect(claims.get('instruments')?.value).toBe(1)
    expect(claims.get('tradable_instruments')?.value).toBe(1)
  })
})

describe('an attestation', () => {
  const stated = (changes: Partial<Attesting> = {}): Attesting => ({
    claim: 'founded',
    value: '2018',
    attestedBy: 'A. Jansen, director',
    document: 'register-extract.pdf',
    documentSha256: 'ab'.repeat(32),
    expiresOn: '2026-12-31',
    by: staffNamed(by),
    ...changes,
  })
  const attest = (changes: Partial<Attesting> = {}) =>
    attestClaim({ db: database().db, clock, random: systemRandom }, stated(changes))

  it('appears, and expires', async () => {
    const app = newApp()
    expect((await claimsOf(app)).has('founded')).toBe(false)
    await attest()
    clock.advance(minute)
    expect((await claimsOf(app)).get('founded')).toEqual({
      id: 'founded',
      value: '2018',
      source: {
        kind: 'attestation',
        says: 'Stated by the operator on the document named here.',
        attested_by: 'A. Jansen, director',
        document: 'register-extract.pdf',
        document_sha256: 'ab'.repeat(32),
        attested_on: '2026-11-21T12:00:00.000Z',
        expires_on: '2026-12-31T23:59:59.999Z',
      },
      measured_at: '2026-11-21T12:00:00.000Z',
    })
    expect(JSON.stringify([...(await claimsOf(app)).values()])).not.toContain(by)
    clock.advance(Date.UTC(2027, 0, 1) - clock.now())
    expect((await claimsOf(app)).has('founded')).toBe(false)
  })

  it('goes when it is withdrawn, once, and both are on record', async () => {
    const { db } = database()
    const app = newApp()
    // After the one above.
    clock.advance(second)
    const attestation = await attest({ value: '2020' })
    if (isRefusal(attestation)) throw new Error(attestation.refused)
    expect((await claimsOf(app)).get('founded')?.value).toBe('2020')
    const withdraw = () =>
      withdrawAttestation(
        { db, clock },
        { id: attestation.id, reason: 'It was wrong.', by: staffNamed(by) },
      )
    expect(await withdraw()).toEqual({ claim: 'founded' })
    expect(await withdraw()).toMatchObject({ refused: 'attestation_withdrawn' })
    clock.advance(minute)
    expect((await claimsOf(app)).get('founded')?.value).not.toBe('2020')
    const events = await db.rows<{ kind: string; details: string }>(
      'select kind, details from events where actor = $1 order by nr',
      [`staff:${by}`],
    )
    expect(events.map(({ kind }) => kind)).toEqual(['claim_attested', 'claim_withdrawn'])
    expect(JSON.parse(events[0]?.details ?? '')).toMatchObject({ claim: 'founded', value: '2020' })
  })

  it('that speaks of real money is for live installs', async () => {
    await attest({ claim: 'segregated_funds', value: 'Segregated' })
    expect((await claimsOf(newApp())).has('segregated_funds')).toBe(false)
    expect((await claimsOf(newApp({ installMode: 'live' }))).has('segregated_funds')).toBe(true)
  })

  it.each<[Partial<Attesting>, string]>([
    [{ by: staffNamed('nobody@example.org') }, 'operator_unknown'],
    [{ claim: 'winners' }, 'claim_unknown'],
    [{ claim: 'loss_share' }, 'claim_not_attested'],
    [{ claim: 'signal_accuracy' }, 'claim_not_attested'],
    [{ expiresOn: '2026-11-20' }, 'attestation_term'],
    [{ expiresOn: '2029-01-01' }, 'attestation_term'],
  ])('is refused with %j', async (changes, refused) => {
    expect(await attest(changes)).toMatchObject({ refused })
  })

  it('is never edited, and its withdrawal neither', async () => {
    const { db } = database()
    await attest()
    for (const statement of [
      `update attestations set value = '1918'`,
      'delete from attestations',
      'truncate attestations cascade',
      'delete from attestation_withdrawals',
    ]) {
      const failure = await db.rows(statement).catch((error) => error)
      expect(sqlStateOf(failure), statement).toBe('42501')
    }
  })
})

describe('the loss share', () => {
  it('is told from 100 accounts on, of the last twelve months, as the ledger has it', async () => {
    const { db } = database()
    const now = clock.now()
    const app = newApp()
    const settle = async (index: number) => {
      const id = await addFundedClient(db, {
        at: later(now, -800 * day),
        real: dollars(1_000),
        demo: dollars(1_000),
      })
      const trade = (changes: object) =>
        addSettledTrade(db, id, {
          book: 'real',
          stake: dollars(10),
          payout: zeroUsd,
          settledAt: later(now, -day),
          ...changes,
        })
      // A great win that is over a year old, or of the demo, changes nothing.
      await trade({ payout: dollars(500), settledAt: later(now, -366 * day) })
      await trade({ payout: dollars(500), book: 'demo' })
      await trade({})
      if (index % 4 === 1) await trade({ payout: dollars(25) })
      if (index % 4 === 2) await trade({ stake: dollars(30), payout: dollars(30) })
    }
    for (let index = 0; index < 99; index += 1) await settle(index)
    // Only traded long ago: not counted.
    const old = await addFundedClient(db, {
      at: later(now, -800 * day),
      real: dollars(1_000),
      demo: zeroUsd,
    })
    const longAgo = { book: 'real', stake: dollars(10), payout: zeroUsd } as const
    await addSettledTrade(db, old, { ...longAgo, settledAt: later(now, -400 * day) })
    expect((await claimsOf(app)).has('loss_share')).toBe(false)
    await settle(99)
    clock.advance(30 * second)
    expect((await claimsOf(app)).has('loss_share')).toBe(false)
    clock.advance(11 * minute)
    const shown = (await claimsOf(app)).get('loss_share')
    expect(shown).toMatchObject({ value: 0.75, source: { count: 100, minimum: 100 } })
    expect(shown?.value).toBe(await shareByOutcomes(shown?.source))
    // Of 75 who lost, 50 lost 10 dollars of their two trades or one, and 25 those and none more.
    expect((await claimsOf(app)).get('loss_median')).toMatchObject({
      value: 10,
      source: { count: 100, minimum: 100 },
    })
    await expectSoundBooks(db, clock.now())
  })
})

/** The same figure by another way: not from the ledger, but from trades and their outcomes. */
async function shareByOutcomes(source: ClaimView['source'] | undefined): Promise<number> {
  if (source?.kind !== 'query') throw new Error('measured')
  const rows = await database().db.rows<{ share: number }>(
    `select avg(case when sum < 0 then 1.0 else 0.0 end)::float8 as share
       from (select client_id, sum(payout - stake) from trade_records
              where book = 'real' and status <> 'open'
                and settled_at > $1 and settled_at <= $2 group by client_id) results`,
    [source.window_from, source.window_to],
  )
  return rows[0]?.share ?? Number.NaN
}

describe('the accuracy of signals', () => {
  /** So many hits of so many, by a rule of that name. */
  const ended = (rule: string, hits: number, misses: number) =>
    database().owner.rows(
      `with record as (
         insert into signal_records (rule, version, definition, started_at)
         values ($1, 1, $1 || ' ' || gen_random_uuid(), now()) returning id)
       insert into signal_days (record_id, instrument_id, day, hits, misses)
       select record.id, 1, '2026-11-20', $2, $3 from record`,
      [rule, hits, misses],
    )

  it('is told from 100 decided ones on, of all rules but the coin', async () => {
    const engine = await startTestEngine(database().db)
    await engine.stop()
    const app = newApp()
    await ended('momentum', 40, 50)
    await ended('coin', 500, 1)
    expect((await claimsOf(app)).has('signal_accuracy')).toBe(false)
    await ended('mean_reversion', 3, 7)
    clock.advance(minute)
    expect((await claimsOf(app)).get('signal_accuracy')).toMatchObject({
      value: 0.43,
      source: { count: 100, minimum: 100 },
    })
  })
})
