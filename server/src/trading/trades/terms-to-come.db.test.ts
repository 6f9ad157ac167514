// Terms that two people agreed on hold from their instant on: not for the trade a millisecond
// before, and never for one that was accepted.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day, hour, iso, later, type Millis, second } from '#kernel/time.ts'
import { type KeptSettings, openSettings } from '#server/install/keep-settings.ts'
import { changeSetting } from '#server/install/operators/change-setting.ts'
import { confirmProposal } from '#server/install/operators/decide-proposal.ts'
import { sqlStateOf } from '#server/platform/database-errors.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine, wednesday } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { codeOf, done, openStaffApp, type StaffApp, staffSeal } from '#test/staff-app.ts'

const database = freshDatabase()
const [eve, max] = ['eve@staff.example', 'max@staff.example'] as const
let staff: StaffApp
let kept: KeptSettings
let engine: TestEngine | undefined

beforeAll(async () => {
  staff = await openStaffApp(database().db, 'sandbox', wednesday)
  await staff.hireTwo(eve, max)
  kept = await openSettings({
    ...staff.deps,
    seal: staffSeal,
    keyProblems: () => [],
    alarm: () => {},
  })
})
afterAll(() => engine?.stop())

const ask = async (from: Millis, value = 425, who: string = eve) =>
  changeSetting(
    staff.deps,
    { name: 'margin_bp', readings: [value], why: { reason: 'Costs.', evidence: null }, from },
    await staff.acting(who),
  )

test('a time that has passed, or is too far, is refused; of two at once one is taken', async () => {
  const now = staff.clock.now()
  expect(codeOf(await ask(now))).toBe('terms_time')
  expect(codeOf(await ask(later(now, 400 * day)))).toBe('terms_time')
  const acting = [await staff.acting(eve), await staff.acting(max)]
  const from = later(staff.clock.now(), 3 * day + hour)
  const asked = { name: 'margin_bp', readings: [425], from }
  const both = await Promise.all(acting.map((by) => changeSetting(staff.deps, asked, by)))
  expect(both.map(codeOf).toSorted()).toEqual(['done', 'proposal_open'])
})

test('a trade before and one after keep the terms of their instant', async () => {
  const { db } = database()
  const [asked] = await db.rows<{ id: string; wanted: Millis; by: string }>(
    `select p.id, p.wanted_at as wanted, o.email as by
       from proposals p join operators o on o.id = p.proposed_by where kind = 'setting'`,
  )
  if (!asked) throw new Error('nothing was proposed')
  const other = asked.by === eve ? max : eve
  const { dueAt } = done(await confirmProposal(staff.deps, asked.id, await staff.acting(other)))
  expect(dueAt).toBe(asked.wanted)

  const client = await addFundedClient(db, {
    at: staff.clock.now(),
    real: dollars(100),
    demo: dollars(100),
  })
  staff.clock.advance(dueAt - staff.clock.now() - 3 * second)
  const running = await startTestEngine(db, { clock: staff.clock, settings: kept.settings })
  engine = running
  const margin = async () => {
    await kept.look()
    const answer = await running.lanes.open({
      clientId: client,
      order: anOrder({ stake: dollars(1) }),
      orderKey: null,
    })
    if (isRefusal(answer)) throw new Error(answer.refused)
    return answer.trade.marginBp
  }
  await running.pass(second)
  await running.tick({ BTCUSD: 60_000 })
  staff.clock.advance(dueAt - 1 - staff.clock.now())
  expect(kept.isDue()).toBe(false)
  expect(await margin()).toBe(400)
  staff.clock.advance(1)
  expect(kept.isDue()).toBe(true)
  expect(await margin()).toBe(425)
  expect(kept.isDue()).toBe(false)
  const stored = await db.rows('select margin_bp from trades order by id')
  expect(stored).toEqual([{ margin_bp: 400 }, { margin_bp: 425 }])
})

test('the database takes no terms that hold before they were wanted', async () => {
  const { db } = database()
  const asked = done(await ask(later(staff.clock.now(), 2 * day), 450))
  if (!('proposal' in asked)) throw new Error('it took one person')
  const { id, proposed } = asked.proposal
  const put = (sql: string) => db.rows(sql, [id, iso(later(proposed.at, hour))]).catch(sqlStateOf)
  expect(await put('update proposals set wanted_at = $2 where id = $1')).toBe('42501')
  expect(
    await put(
      `update proposals set confirmed_at = proposed_at, due_at = $2::timestamptz + interval '1 day',
              confirmed_by = (select id from operators where id <> proposed_by order by id limit 1)
        where id = $1`,
    ),
  ).toBe('23514')
})
