// Freezing in the office, letting an account go on, and signing a client out: with a reason, by
// whom it is for, and by nobody to themselves.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff/powers.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'
import { post, read, sitDown } from '#test/office-app.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'

const database = freshDatabase()
const reason = 'We have a question about your last deposit.'
let whole: WholeApp
let sue: string
let cora: string
beforeAll(async () => {
  whole = await openWholeApp(database().db)
  sue = await desk('sue@desk.example', 'support')
  cora = await desk('cora@desk.example', 'compliance')
})
afterAll(() => whole?.close())

const desk = (email: string, role: StaffRole) =>
  sitDown({ app: whole.app, db: database().db }, email, [role])

const act = (id: bigint, what: string, token: string, why = reason) =>
  post(whole, `clients/${id}/${what}`, { reason: why }, { token })

const asClient = (token: string) =>
  whole.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } })

test('a frozen client reads why, and goes on when compliance says so', async () => {
  const client = await whole.aSignedIn()
  expect((await act(client.id, 'freeze', sue, ' ')).json().errors).toMatchObject([
    { field: 'reason' },
  ])
  expect((await act(client.id, 'freeze', sue)).statusCode).toBe(200)
  const shown = (await read(whole, `clients/${client.id}`, sue)).json().data
  expect(shown).toMatchObject({
    standing: 'frozen',
    freezes: [{ actor: 'staff:sue@desk.example', reason }],
  })
  expect((await asClient(client.token)).json().data.frozen.reasons).toMatchObject([{ reason }])
  const mails = await mailsTo(database().db, client.email)
  expect(mails.map(({ text }) => text).join()).toContain(reason)
  expect((await act(client.id, 'unfreeze', sue)).statusCode).toBe(404)
  expect((await act(client.id, 'unfreeze', cora)).json().data).toEqual({ missing: 0 })
  expect((await act(client.id, 'unfreeze', cora)).json().code).toBe('account_not_frozen')
  expect((await asClient(client.token)).json().data.frozen).toBeUndefined()
})

test('whoever is signed out everywhere is out at once, and it is on record', async () => {
  const client = await whole.aSignedIn()
  expect((await asClient(client.token)).statusCode).toBe(200)
  expect((await act(client.id, 'sign-out', sue)).json().data).toEqual({ ended: 1 })
  expect((await asClient(client.token)).statusCode).toBe(401)
  const timeline = await read(whole, `clients/${client.id}/timeline?group=staff`, sue)
  expect(timeline.json().data).toMatchObject([
    { what: 'session_ended', actor: 'staff:sue@desk.example', reason },
  ])
})

test('nobody does it to their own account, and nobody to no account', async () => {
  const client = await whole.aSignedIn()
  const own = await desk(client.email.toUpperCase(), 'compliance')
  for (const what of ['freeze', 'unfreeze', 'sign-out']) {
    expect((await act(client.id, what, own)).json().code).toBe('own_account')
    expect((await act(99_999_999n, what, cora)).statusCode).toBe(404)
    expect((await post(whole, `clients/x/${what}`, { reason }, { token: cora })).statusCode).toBe(
      404,
    )
  }
  const tried = await database().db.rows<{ details: string }>(
    `select details from events where kind = 'staff_power_refused' order by id`,
  )
  const ofOwn = tried.map(({ details }) => JSON.parse(details)).filter((it) => it.code !== 'role')
  expect(ofOwn).toMatchObject(
    [
      ['account.freeze', 'freeze'],
      ['account.unfreeze', 'unfreeze'],
      ['client.sign_out', 'sign-out'],
    ].map(([action, what]) => ({
      action,
      call: `POST /office/clients/:id/${what}`,
      target: String(client.id),
      code: 'own_account',
      staff_address: expect.any(String),
    })),
  )
  const { bars } = (await read(whole, `clients/${client.id}`, own)).json().data
  expect(bars).toMatchObject({ freeze: 'own', unfreeze: 'own', sign_out: 'own' })
})
