// Who may ask what of the office, cell by cell: each call of staff as each role, as a client and as
// nobody. What is not theirs is not there, and of a member that they tried is recorded.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isFreshFor, powers, type StaffRole, staffRoles } from '#contract/staff/powers.ts'
import { type OfficeRoute, officeRoutes } from '#contract/staff/routes.ts'
import { freshDatabase } from '#test/database.ts'
import { sitDown } from '#test/office-app.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'

const database = freshDatabase()
const routes: readonly OfficeRoute[] = Object.values(officeRoutes)
const ofStaff = routes.filter((route) => route.audience === 'staff')
const email = 'ada@desk.example'

let whole: WholeApp
let desk: string
let clientToken: string
beforeAll(async () => {
  whole = await openWholeApp(database().db)
  desk = await sitDown({ app: whole.app, db: database().db }, email, ['support'])
  clientToken = (await whole.aSignedIn()).token
})

afterAll(() => whole?.close())

type Who = { readonly cookies?: Record<string, string>; readonly headers?: Record<string, string> }

function ask({ method, path }: OfficeRoute, who: Who) {
  const url = `/api${path.replace(/:\w+/g, 'x')}`
  return whole.app.inject({ method, url, ...who, ...(method === 'GET' ? {} : { payload: {} }) })
}

async function lastRefused(): Promise<Record<string, string>> {
  const [row] = await database().db.rows<{ details: string }>(
    `select details from events where kind = 'staff_power_refused' order by id desc limit 1`,
  )
  return JSON.parse(row?.details ?? '{}')
}

async function refusedSoFar(): Promise<number> {
  const rows = await database().db.rows(`select from events where kind = 'staff_power_refused'`)
  return rows.length
}

test.each(ofStaff)('$method $path is there for no stranger and no client', async (route) => {
  const strangers: readonly Who[] = [
    {},
    { cookies: { office: 'x'.repeat(43) } },
    { headers: { authorization: `Bearer ${clientToken}` } },
    { cookies: { office: clientToken } },
  ]
  const before = await refusedSoFar()
  const unknown = await whole.app.inject({ url: '/api/office/no-such-call' })
  for (const who of strangers) {
    const reply = await ask(route, who)
    expect(reply.statusCode).toBe(404)
    expect(reply.body).toBe(unknown.body)
  }
  expect(await refusedSoFar()).toBe(before)
})

describe('with a second factor that was shown a while ago', () => {
  const all = ofStaff.filter(({ path }) => !/\/(end|leave)$/.test(path))
  let stale: string
  beforeAll(async () => {
    const { db } = database()
    stale = await sitDown({ app: whole.app, db }, 'max@desk.example', staffRoles)
    await db.rows(
      `with app as (
         insert into operator_authenticators (operator_id, secret, confirmed_at)
         select operator_id, 'x', created_at - interval '2 hours' from staff_sessions
          where operator_id = (select id from operators where email = 'max@desk.example'))
       update staff_sessions set proven_at = created_at - interval '1 hour'
        where operator_id = (select id from operators where email = 'max@desk.example')`,
    )
  })

  test.each(all)('$method $path', async (route) => {
    const { action } = route
    const reply = await ask(route, { cookies: { office: stale } })
    if (action === null) return
    if (isFreshFor(action)) expect(reply.statusCode).toBe(409)
    expect(reply.body.includes('"staff_proof_needed"')).toBe(isFreshFor(action))
  })
})

describe.each(staffRoles)('as %s', (role) => {
  beforeAll(() =>
    database().db.rows('update operators set roles = array[$1] where email = $2', [role, email]),
  )

  // But those that end the session of whoever asks.
  const inOrder = ofStaff.filter(
    ({ path }) =>
      path !== officeRoutes.officeSignOut.path && path !== officeRoutes.officeLeave.path,
  )
  test.each(inOrder)('$method $path', async (route) => {
    const { action } = route
    const may = action === null || (powers[action].roles as readonly StaffRole[]).includes(role)
    const before = await refusedSoFar()
    const reply = await ask(route, { cookies: { office: desk } })
    expect(await refusedSoFar()).toBe(may ? before : before + 1)
    if (!may) {
      expect(reply.statusCode).toBe(404)
      expect(await lastRefused()).toMatchObject({
        action,
        call: `${route.method} ${route.path}`,
        target: [...route.path.matchAll(/:\w+/g)].map(() => 'x').join(' '),
        code: 'role',
        staff_session: expect.any(String),
        staff_proof: 'none',
        staff_address: expect.any(String),
      })
    } else if (route.method === 'GET' && !route.path.includes(':'))
      expect(reply.statusCode).toBe(200)
  })
})
