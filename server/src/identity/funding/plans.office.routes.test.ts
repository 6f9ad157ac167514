// Requests for a higher plan in the office: with what the client has brought, decided once, and
// told.

import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { iso } from '#kernel/time.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { aClient } from '#test/clients.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { payInFor } from '#test/funded-client.ts'
import { mailsTo } from '#test/mailbox.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { openPlanRequest, putPlan } from '../clients/plan-request.ts'
import { registerStaffPlans } from './plans.office.routes.ts'

const database = freshDatabase()
const install = { mode: 'sandbox', publicUrl: () => 'https://trade.example' } as const
const clock = testClock()

let api: OfficeApp
let ada: string
beforeAll(async () => {
  const { db } = database()
  const deps = { db, clock, random: systemRandom, install, settings: () => defaultSettings }
  api = await createOfficeApp(db, {
    clock,
    register: (office) => registerStaffPlans(office, deps),
  })
  ada = await sitDown(api, 'ada@desk.example', ['finance'])
})

async function asked(plan = 'Gold-7600') {
  const { db } = database()
  const client = await aClient(db, { clock })
  const id = randomUUID()
  await db.transaction(async (tx) => {
    await putPlan(tx, client.id, { plan: 'Beginner-3000', trades: 1 })
    await openPlanRequest(tx, { id, clientId: client.id as ClientId, plan, askedAt: clock.now() })
  })
  clock.advance(1_000)
  return { client, id }
}

const approve = (id: string, token = ada) =>
  post(api, `plan-requests/${id}/approval`, {}, { token })

test('the evidence says what is missing, and an approval needs it', async () => {
  const { client, id } = await asked()
  const see = async () => (await read(api, `plan-requests/${id}`, ada)).json().data
  expect(await see()).toMatchObject({
    plan: 'Gold-7600',
    state: 'open',
    bar: null,
    evidence: { current_plan: 'Beginner-3000', funding: '0.00', missing: '7600.00' },
  })
  expect((await approve(id)).json().code).toBe('plan_not_funded')
  await payInFor(database().db, client.id, 7_600, clock.now())
  expect((await see()).evidence).toMatchObject({ funding: '7600.00', missing: null })
  const replies = await Promise.all(Array.from({ length: 10 }, () => approve(id)))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await see()).toMatchObject({ state: 'approved', decided_by: 'ada@desk.example' })
  const [mail] = (await mailsTo(database().db, client.email)).slice(-1)
  expect(mail?.subject).toContain('Gold')
})

test('a rejection has a reason, which the client reads', async () => {
  const { client, id } = await asked()
  const reject = (reason: string) =>
    post(api, `plan-requests/${id}/rejection`, { reason }, { token: ada })
  expect((await reject(' ')).json().errors).toMatchObject([{ field: 'reason' }])
  const { data } = (await reject('The money came from somebody else.')).json()
  expect(data).toMatchObject({ state: 'rejected', reason: 'The money came from somebody else.' })
  const [mail] = (await mailsTo(database().db, client.email)).slice(-1)
  expect(mail?.text).toContain('The money came from somebody else.')
})

test('nobody decides on their own, and support looks only', async () => {
  const { client, id } = await asked()
  const own = await sitDown(api, client.email, ['finance', 'compliance'])
  expect((await read(api, `plan-requests/${id}`, own)).json().data.bar).toBe('own')
  expect((await approve(id, own)).json().code).toBe('own_plan')
  const sue = await sitDown(api, 'sue@desk.example', ['support'])
  expect((await read(api, `plan-requests/${id}`, sue)).json().data.bar).toBe('role')
  expect((await approve(id, sue)).statusCode).toBe(404)
})

test('the list goes on where it stopped, in both directions', async () => {
  for (const _ of [1, 2, 3]) await asked('Diamond-50730')
  for (const sort of ['asked_at', '-asked_at']) {
    const times: string[] = []
    let cursor = ''
    do {
      const query = `plan-requests?sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`
      const page = (await read(api, query, ada)).json()
      times.push(...page.data.map(({ asked_at }: { asked_at: string }) => asked_at))
      cursor = page.next_cursor ?? ''
    } while (cursor !== '')
    const all = await database().db.rows<{ at: number }>(
      `select asked_at as at from plan_requests where state = 'open' order by asked_at`,
    )
    const wanted = all.map(({ at }) => iso(at as never))
    expect(times).toEqual(sort === 'asked_at' ? wanted : wanted.toReversed())
  }
  expect((await read(api, 'plan-requests?cursor=x', ada)).json().code).toBe('malformed')
  expect((await read(api, 'plan-requests/x', ada)).statusCode).toBe(404)
})
