// No answer to a member of staff holds personal data of a client that was not revealed to them: each
// call that reads is asked with each id there is, and its answer searched for what must not be there.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffRoles } from '#contract/staff/powers.ts'
import { type OfficeRoute, officeRoutes } from '#contract/staff/routes.ts'
import { freshDatabase } from '#test/database.ts'
import { sitDown } from '#test/office-app.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { askWithdrawal } from '#test/withdrawn.ts'

const database = freshDatabase()
const routes: readonly OfficeRoute[] = Object.values(officeRoutes)
const reads = routes.filter(({ audience, method }) => audience === 'staff' && method === 'GET')
const wallet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

let whole: WholeApp
let desk: string
let secrets: readonly string[]
const ids: string[] = []

beforeAll(async () => {
  const { db } = database()
  whole = await openWholeApp(db)
  const client = await whole.aSignedIn()
  const [id, at] = [client.id, whole.engine.clock.now()]
  await db.rows(
    `update clients set firstname = 'Wilhelmina', lastname = 'Vanderbeek', phone = '+31612345678'
      where id = $1`,
    [id],
  )
  await db.rows(
    `insert into profiles (client_id, gender, date_of_birth, address, city, state, country, changed_at)
     values ($1, 'female', '1987-06-05', 'Keizersgracht 999', 'Duckstad', 'Kwakland', 'NL', now())
     on conflict (client_id) do update
       set address = excluded.address, city = excluded.city, state = excluded.state`,
    [id],
  )
  const wish = { method: 'btc', network: 'bitcoin_testnet', destination: wallet } as const
  const withdrawal = await askWithdrawal(db, id, { ...wish, amount: 2000n as never, at })
  const chat = await whole.app.inject({
    method: 'POST',
    url: '/api/public/chat/messages',
    headers: { authorization: `Bearer ${client.token}` },
    payload: { key: randomUUID(), text: 'Hello?', language: 'en', page: '/' },
  })
  expect(chat.statusCode).toBe(200)
  const [written] = await db.rows<{ id: bigint }>('select id from conversations')
  ids.push(String(id), withdrawal, String(written?.id))
  secrets = [
    ...[client.email, 'Wilhelmina', 'Vanderbeek', '31612345678', 'Keizersgracht', 'Duckstad'],
    ...['Kwakland', '1987-06-05', wallet],
  ]
  desk = await sitDown({ app: whole.app, db }, 'sue@desk.example', ['support'])
})

afterAll(() => whole?.close())

describe.each(staffRoles)('as %s', (role) => {
  beforeAll(() =>
    database().db.rows('update operators set roles = array[$1] where email = $2', [
      ...[role, 'sue@desk.example'],
    ]),
  )

  test.each(reads)('$path', async ({ path }) => {
    for (const id of path.includes(':') ? ids : ['']) {
      const url = `/api${path.replace(/:\w+/g, id)}`
      const { body } = await whole.app.inject({ url, cookies: { office: desk } })
      for (const secret of secrets) expect(body.toLowerCase()).not.toContain(secret.toLowerCase())
    }
  })
})

test('what is searched for is in an answer once it is revealed', async () => {
  const { db } = database()
  await db.rows(`update operators set roles = '{compliance}' where email = 'sue@desk.example'`)
  const cookies = { office: desk }
  const payload = { field: 'wallet', reason: 'To compare it.' }
  const url = `/api/office/clients/${ids[0]}/reveals`
  const shown = await whole.app.inject({ method: 'POST', url, cookies, payload })
  expect(shown.statusCode).toBe(200)
  const found = await whole.app.inject({ url: `/api/office/withdrawals/${ids[1]}`, cookies })
  expect(found.body).toContain(wallet)
})
