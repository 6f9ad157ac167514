// Each report of a world whose every movement is known by hand.

import { beforeAll, describe, expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff/powers.ts'
import type { ClientId } from '#kernel/ids.ts'
import { cents, dollars, zeroUsd } from '#kernel/money.ts'
import { day, hour, later, millis, minute } from '#kernel/time.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { addFundedClient, payInFor } from '#test/funded-client.ts'
import { createOfficeApp, type OfficeApp, read, sitDown } from '#test/office-app.ts'
import { addSettledTrade } from '#test/settled-trade.ts'
import { addStep, approve, askWithdrawal } from '#test/withdrawn.ts'
import { keepSums } from './keep-sums.ts'
import { openReports } from './make-report.ts'
import { registerReports } from './reports.office.routes.ts'

const database = freshDatabase()
/** A Monday. */
const monday = millis(Date.UTC(2026, 10, 16))
const at = (days: number, hours: number) => later(monday, days * day + hours * hour)
const period = 'from=2026-11-16&to=2026-11-18'
const tokens: Partial<Record<StaffRole, string>> = {}
let api: OfficeApp
let clock: TestClock
let clients: ClientId[]

async function find(report: string, more = period, role: StaffRole = 'auditor') {
  const reply = await read(api, `reports?report=${report}&${more}`, tokens[role])
  return reply.json().data
}

beforeAll(async () => {
  const { db } = database()
  clock = testClock(at(2, 12))
  api = await createOfficeApp(db, {
    clock,
    register: (office, install) =>
      registerReports(office, { ...install, makeReport: openReports(install).make }),
  })
  const money = { demo: dollars(1_000), real: dollars(1_000), at: at(0, 1) }
  clients = [
    await addFundedClient(db, money),
    await addFundedClient(db, money),
    await addFundedClient(db, { ...money, at: at(1, 1) }),
  ]
  const [ada, bob, eve] = clients as [ClientId, ClientId, ClientId]
  const trade = (who: ClientId, stake: bigint, payout: bigint, when: number, book = 'real') =>
    addSettledTrade(db, who, {
      book: book as 'real',
      stake: cents(stake),
      payout: cents(payout),
      settledAt: millis(when),
    })
  await trade(ada, 10_000n, 0n, at(0, 2))
  await trade(ada, 5_000n, 9_000n, at(0, 3))
  await trade(bob, 2_000n, 3_700n, at(0, 4))
  // Opened on Monday, settled on Tuesday.
  await trade(bob, 3_000n, 0n, later(at(1, 0), 30_000))
  await trade(eve, 1_000n, 1_000n, at(1, 4))
  await trade(eve, 700n, 0n, at(1, 5), 'demo')
  await addSettledTrade(db, eve, {
    book: 'real',
    stake: cents(4_000n),
    payout: cents(4_000n),
    settledAt: at(2, 10),
    voidCause: 'source_silent',
  })
  await payInFor(db, ada, 250, at(0, 5))
  await payInFor(db, bob, 100, at(2, 5))
  const wish = { method: 'btc', network: 'simulated', destination: 'tb1q' } as const
  for (const [index, hours] of [1, 3].entries()) {
    const asked = later(at(1, 6), index)
    const amount = { amount: dollars(50), fee: dollars(2), at: asked }
    const id = await askWithdrawal(db, ada, { ...wish, ...amount })
    const paidAt = later(asked, hours * hour)
    await db.transaction(async (tx) => {
      await tx.rows('set local session_replication_role = replica')
      await approve(tx, id, asked)
      await addStep(tx, id, { nr: 3, state: 'paid', at: paidAt, reference: `tx${index}` })
      await tx.rows(
        `insert into journal (kind, ref, currency, from_account, to_account, amount, at)
         select k.kind::transfer_kind, $1, 'real', f.id, t.id, k.amount, $2
           from (values ('withdrawal_pay', 'outside_btc', 4800),
                        ('withdrawal_fee', 'house', 200)) k(kind, place, amount)
           join accounts f on f.name = 'withdrawals' and f.currency = 'real'
           join accounts t on t.name = k.place and t.currency = 'real'`,
        [id, new Date(paidAt).toISOString()],
      )
    })
  }
  for (const role of ['auditor', 'finance', 'support', 'administrator'] as const) {
    tokens[role] = await sitDown(api, `${role}@desk.example`, [role])
  }
})

const days = (rows: readonly Record<string, unknown>[]) => rows.map(({ day: _, ...row }) => row)

/** What each tells of Monday to Wednesday, and of the three days. */
const expected = {
  turnover: [
    [
      { trades: '4', staked: '200.00', average: '50.00', returned: '127.00', voided: '0' },
      { trades: '1', staked: '10.00', average: '10.00', returned: '10.00', voided: '0' },
      { trades: '1', staked: '40.00', average: '40.00', returned: '40.00', voided: '1' },
    ],
    { trades: '6', staked: '250.00', average: '41.66', returned: '177.00', voided: '1' },
  ],
  result: [
    [
      { settled: '3', staked: '170.00', returned: '127.00', result: '43.00', share: '0.2529' },
      { settled: '2', staked: '40.00', returned: '10.00', result: '30.00', share: '0.7500' },
      { settled: '1', staked: '40.00', returned: '40.00', result: '0.00', share: '0.0000' },
    ],
    { settled: '6', staked: '250.00', returned: '177.00', result: '73.00', share: '0.2920' },
  ],
  clients: [
    [
      { traded: '2', gained: '1', even: '0', lost: '1', lost_share: '0.5000', result: '-43.00' },
      { traded: '2', gained: '0', even: '1', lost: '1', lost_share: '0.5000', result: '-30.00' },
      { traded: '0', gained: '0', even: '0', lost: '0', lost_share: null, result: '0.00' },
    ],
    // Bob won 17 and lost 30: over the whole time he lost.
    { traded: '3', gained: '0', even: '1', lost: '2', lost_share: '0.6667', result: '-73.00' },
  ],
  money: [
    [
      {
        deposits: '1',
        paid_in: '250.00',
        taken_back: '0.00',
        withdrawals: '0',
        paid_out: '0.00',
        came_back: '0.00',
        fees: '0.00',
        net: '250.00',
      },
      {
        deposits: '0',
        paid_in: '0.00',
        taken_back: '0.00',
        withdrawals: '2',
        paid_out: '96.00',
        came_back: '0.00',
        fees: '4.00',
        net: '-96.00',
      },
      {
        deposits: '1',
        paid_in: '100.00',
        taken_back: '0.00',
        withdrawals: '0',
        paid_out: '0.00',
        came_back: '0.00',
        fees: '0.00',
        net: '100.00',
      },
    ],
    {
      deposits: '2',
      paid_in: '350.00',
      taken_back: '0.00',
      withdrawals: '2',
      paid_out: '96.00',
      came_back: '0.00',
      fees: '4.00',
      net: '254.00',
    },
  ],
  payouts: [
    [
      { paid: '0', half: null, p95: null, longest: null },
      { paid: '2', half: '120.0', p95: '174.0', longest: '180.0' },
      { paid: '0', half: null, p95: null, longest: null },
    ],
    { paid: '2', half: '120.0', p95: '174.0', longest: '180.0' },
  ],
  sign_ups: [
    [
      {
        signed_up: '2',
        confirmed: '2',
        tried: '0',
        identified: '0',
        paid_in: '0',
        traded: '2',
      },
      {
        signed_up: '1',
        confirmed: '1',
        tried: '1',
        identified: '0',
        paid_in: '0',
        traded: '1',
      },
      {
        signed_up: '0',
        confirmed: '0',
        tried: '0',
        identified: '0',
        paid_in: '0',
        traded: '0',
      },
    ],
    {
      signed_up: '3',
      confirmed: '3',
      tried: '1',
      identified: '0',
      paid_in: '0',
      traded: '3',
    },
  ],
} as const

test('before any sum is made, it is known up to when the first client came', async () => {
  const asked = { from: '2026-11-16', to: '2026-11-18' }
  const make = openReports({ db: database().db, clock }).make
  const report = await make({ report: 'turnover', book: 'real', period: asked })
  expect(report).toMatchObject({ through: new Date(at(0, 1)).toISOString() })
})

describe('the figures', () => {
  beforeAll(async () => {
    const { db } = database()
    while ((await keepSums({ db, clock })) === 'more');
  })

  test.each(Object.entries(expected))('of %s are those of the books', async (name, figures) => {
    const { rows, total, through } = await find(name)
    expect(days(rows)).toEqual(figures[0])
    expect(total).toEqual({ day: null, ...figures[1] })
    expect(through).toBe('2026-11-18T12:00:00.000Z')
  })

  test('of the demo are its own', async () => {
    const { rows, total } = await find('result', `${period}&mode=demo`)
    expect(days(rows)[1]).toMatchObject({ settled: '1', staked: '7.00', result: '7.00' })
    expect(total).toMatchObject({ settled: '1', result: '7.00' })
    expect((await find('money', `${period}&mode=demo`)).mode).toBe('real')
  })

  test('of the last minutes, which no sum has, are read beside the sums, and added once', async () => {
    const { db } = database()
    const [ada] = clients as [ClientId]
    const stake = { book: 'real', stake: dollars(9), payout: zeroUsd } as const
    await addSettledTrade(db, ada, { ...stake, settledAt: later(clock.now(), -minute) })
    const told = async () => {
      const { rows, total } = await openReports({ db, clock })
        .make({
          report: 'clients',
          book: 'real',
          period: { from: '2026-11-16', to: '2026-11-18' },
        })
        .then((report) => report as Awaited<ReturnType<typeof find>>)
      return [days(rows).at(-1), total.result]
    }
    const wanted = [expect.objectContaining({ traded: '1', result: '-9.00' }), '-82.00']
    expect(await told()).toEqual(wanted)
    clock.advance(10 * minute)
    await Promise.all([keepSums({ db, clock }), keepSums({ db, clock })])
    await keepSums({ db, clock })
    expect(await told()).toEqual(wanted)
  })

  test('of staff are their acts, and no others’', async () => {
    const { db } = database()
    const actor = 'staff:finance@desk.example'
    for (const clientId of clients) {
      const kind = 'withdrawal_approved'
      const event = { at: clock.now(), clientId, actor, kind, details: {} } as const
      await db.transaction(async (tx) => {
        noteActing(tx, actor, { proof: 'none' })
        await recordEvent(tx, event)
      })
    }
    const { rows, total } = await find('acts')
    const last = '2026-11-18T12:10:00.000Z'
    const acts = { member: 'finance@desk.example', act: 'withdrawal_approved' }
    expect(rows).toContainEqual({ ...acts, times: '3', clients: '3', last })
    expect(total).toMatchObject({ clients: '3', act: null })
  })

  test.each(['from=2026-11-18&to=2026-11-17', 'from=2024-01-01&to=2026-11-18', 'to=yesterday'])(
    'of %s are refused',
    async (asked) => {
      const reply = await read(api, `reports?${asked}`, tokens.finance)
      expect([400, 422]).toContain(reply.statusCode)
    },
  )
})

test('reports and their files are for the roles of the table, and nobody else', async () => {
  for (const path of ['reports', 'reports/csv', 'reports/pdf', 'report-schedules']) {
    expect((await read(api, path, tokens.support)).statusCode).toBe(404)
    expect((await read(api, path)).statusCode).toBe(404)
    expect((await read(api, path, tokens.administrator)).statusCode).toBe(200)
  }
})
