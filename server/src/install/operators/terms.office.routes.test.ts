// The terms of trade in the office: what holds, what waits and what there was; who may ask for
// others.

import { beforeEach, expect, test } from 'vitest'
import { builtInPlans, type PlanFigures } from '#contract/public/plans.ts'
import type { StaffRole } from '#contract/staff/powers.ts'
import { type TradeTerms, termNames } from '#contract/staff/terms.ts'
import { day, iso, later } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'

const database = freshDatabase()
let api: OfficeApp
let number = 0

beforeEach(async () => {
  api = await createOfficeApp(database().db)
})

const seat = (...roles: StaffRole[]) => {
  number += 1
  return sitDown(api, `member-${number}@desk.example`, roles)
}
const terms = async (token: string): Promise<TradeTerms> =>
  (await read(api, 'trading/terms', token)).json().data
const from = () => iso(later(api.clock.now(), 2 * day))
const ask = (token: string, name: string, body: object) =>
  post(api, `trading/terms/${name}`, { from: from(), reason: 'Costs rose.', ...body }, { token })

const plansWith = (gold: PlanFigures) => JSON.stringify({ ...builtInPlans, 'Gold-7600': gold })

test('other terms are asked for, wait, and are confirmed by a second one', async () => {
  const risk = await seat('risk')
  expect((await ask(risk, 'margin_bp', { value: '425', evidence: 'Minutes.' })).statusCode).toBe(
    200,
  )
  const asked = await terms(risk)
  expect(asked.in_force).toContainEqual({
    name: 'margin_bp',
    value: '400',
    waiting: asked.versions[0]?.proposal_id,
  })
  expect(asked.versions).toMatchObject([
    { name: 'margin_bp', state: 'proposed', value: '425', before: '400', from: null },
  ])
  expect((await ask(risk, 'margin_bp', { value: '430' })).json().code).toBe('proposal_open')
  const id = asked.versions[0]?.proposal_id
  const second = await seat('administrator')
  const yes = await post(api, `proposals/${id}/confirmation`, { reason: 'Yes.' }, { token: second })
  expect(yes.json().data).toMatchObject({ state: 'confirmed', wanted_at: from() })
  expect((await terms(risk)).versions).toMatchObject([
    { state: 'confirmed', from: from(), confirmed_by: `member-${number}@desk.example` },
  ])
})

test('another plan table waits for its second person and its day', async () => {
  const risk = await seat('risk')
  const value = plansWith({ funding: 8_000, tradesPerDay: 6 })
  expect((await ask(risk, 'plan_table', { value })).statusCode).toBe(200)
  const { in_force, versions } = await terms(risk)
  const asked = versions.filter(({ name }) => name === 'plan_table')
  const before = JSON.stringify(builtInPlans)
  expect(asked).toMatchObject([{ state: 'proposed', value, before, from: null }])
  const holds = in_force.find(({ name }) => name === 'plan_table')
  expect(holds).toMatchObject({ value: before, waiting: asked[0]?.proposal_id })
})

test('what one member decided stands in the history too', async () => {
  const risk = await seat('risk')
  const reply = await post(
    api,
    'settings',
    { changes: [{ name: 'strike_rates', value: '["75/3","12/5"]' }], reason: 'Few are asked for.' },
    { token: risk },
  )
  expect(reply.statusCode).toBe(200)
  const { versions } = await terms(risk)
  expect(versions.filter(({ name }) => name === 'strike_rates')).toMatchObject([
    { state: 'in_force', value: '["75/3","12/5"]', proposed_by: `member-${number}@desk.example` },
  ])
})

test.each([
  ['margin_bp', { value: '"much"' }, 422, 'setting_invalid'],
  ['margin_bp', { value: '{' }, 422, 'setting_invalid'],
  ['traded_categories', { value: '[]', from: '2020-01-01T00:00:00Z' }, 422, 'terms_time'],
  ['plan_table', { value: plansWith({ funding: 3_000, tradesPerDay: 5 }) }, 422, 'setting_invalid'],
  ['plan_table', { value: plansWith({ funding: 7_600, tradesPerDay: 0 }) }, 422, 'setting_invalid'],
  ['plan_table', { value: '{}' }, 422, 'setting_invalid'],
  ['brand_name', { value: '"Fair"' }, 404, 'not_found'],
])('%s is not asked for as %j', async (name, body, status, code) => {
  const reply = await ask(await seat('administrator'), name, body)
  expect([reply.statusCode, reply.json().code]).toEqual([status, code])
})

test('a reason is needed, and everybody reads, but not everybody asks', async () => {
  const risk = await seat('risk')
  expect((await ask(risk, 'traded_categories', { value: '[]', reason: ' ' })).statusCode).toBe(422)
  for (const role of ['support', 'compliance', 'finance', 'auditor'] as const) {
    const token = await seat(role)
    expect((await terms(token)).in_force).toHaveLength(termNames.length)
    expect((await ask(token, 'traded_categories', { value: '[]' })).statusCode, role).toBe(404)
  }
})
