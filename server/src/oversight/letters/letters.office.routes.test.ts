// What staff do with one client besides freezing: letters once more, a demo that ends, an account
// that is closed, each on record.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lettersAnHour } from '#contract/staff/letters.ts'
import type { StaffRole } from '#contract/staff/powers.ts'
import { dollars } from '#kernel/money.ts'
import { systemClock } from '#server/platform/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'
import { post, read, sitDown } from '#test/office-app.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { askWithdrawal, payWithdrawal } from '#test/withdrawn.ts'

const database = freshDatabase()
const reason = 'You asked us by telephone.'
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
const act = (id: bigint, what: string, body: object, token = sue) =>
  post(whole, `clients/${id}/${what}`, body, { token })
const letter = (id: bigint, kind: string, record: string | null = null, token = sue) =>
  act(id, 'letters', { kind, record }, token)
const kindsFor = async (id: bigint) =>
  (await read(whole, `clients/${id}/letters`, sue))
    .json()
    .data.map(({ kind }: { kind: string }) => kind)
const subjectsTo = async (email: string) =>
  (await mailsTo(database().db, email)).map(({ subject }) => subject)

async function eventOf(id: bigint, kind: string) {
  const [row] = await database().db.rows<{ actor: string; details: string }>(
    'select actor, details from events where client_id = $1 and kind = $2 order by id desc',
    [id, kind],
  )
  return { actor: row?.actor, ...JSON.parse(row?.details ?? '{}') }
}

const wallet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

function paidOf(id: bigint): Promise<string> {
  const at = systemClock.now()
  return payWithdrawal(database().db, id as never, {
    method: 'btc',
    network: 'bitcoin_testnet',
    destination: wallet,
    amount: dollars(20),
    at,
    paidAt: at,
    reference: 'f'.repeat(56) + String(id).padStart(8, '0'),
  })
}

describe('a letter', () => {
  test('to confirm an address goes again while it is not confirmed, and ends the link before', async () => {
    const client = await whole.aSignedIn({ emailConfirmed: false })
    expect(await kindsFor(client.id)).toEqual(['confirmation'])
    expect((await letter(client.id, 'confirmation')).statusCode).toBe(200)
    expect(await subjectsTo(client.email)).toHaveLength(1)
    expect(await eventOf(client.id, 'staff_action')).toMatchObject({
      actor: 'staff:sue@desk.example',
      action: 'letter sent again',
      letter: 'confirmation',
    })
  })

  test('that there is not is not sent, nor one about another’s money', async () => {
    const [client, other] = [await whole.aSignedIn(), await whole.aSignedIn()]
    const record = await paidOf(other.id)
    expect(await kindsFor(client.id)).toEqual([])
    for (const [kind, of] of [
      ['confirmation', null],
      ['identity', null],
      ['deposit', record],
      ['deposit', 'x'],
      ['withdrawal', record],
      ['withdrawal', null],
    ] as const) {
      expect((await letter(client.id, kind, of)).json().code).toBe('letter_none')
    }
    expect((await letter(client.id, 'reset')).statusCode).toBe(422)
    expect(await subjectsTo(client.email)).toEqual([])
  })

  test('about money that was paid out goes again as it was', async () => {
    const client = await whole.aSignedIn()
    const record = await paidOf(client.id)
    const listed = (await read(whole, `clients/${client.id}/letters`, sue)).json().data
    expect(listed).toMatchObject([{ kind: 'withdrawal', record, amount: '20.00' }])
    expect((await letter(client.id, 'withdrawal', record)).statusCode).toBe(200)
    const [mail] = await mailsTo(database().db, client.email)
    expect(mail?.subject).toBe('Your withdrawal is paid')
    expect(mail?.text).toContain('f'.repeat(56))
  })

  test('goes so often an hour, whoever sends it, and the rest leaves no trace', async () => {
    const client = await whole.aSignedIn({ emailConfirmed: false })
    const tries = Array.from({ length: lettersAnHour + 3 }, (_, nr) =>
      letter(client.id, 'confirmation', null, nr % 2 === 0 ? sue : cora),
    )
    const codes = (await Promise.all(tries)).map((reply) => reply.json().code ?? 'sent')
    expect(codes.filter((code) => code === 'sent')).toHaveLength(lettersAnHour)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(3)
    expect(await subjectsTo(client.email)).toHaveLength(lettersAnHour)
    const [row] = await database().db.rows<{ count: bigint }>(
      `select count(*) from events where client_id = $1 and kind = 'staff_action'`,
      [client.id],
    )
    expect(row?.count).toBe(BigInt(lettersAnHour))
  })

  test('that went often is refused by an install that was started again, and says how long', async () => {
    const client = await whole.aSignedIn({ emailConfirmed: false })
    for (const _ of Array(lettersAnHour).keys()) {
      expect((await letter(client.id, 'confirmation')).statusCode).toBe(200)
    }
    const again = await openWholeApp(database().db)
    try {
      const token = await sitDown({ app: again.app, db: database().db }, 'amy@desk.example', [
        'support',
      ])
      const body = { kind: 'confirmation', record: null }
      const refused = await post(again, `clients/${client.id}/letters`, body, { token })
      expect(refused.json()).toMatchObject({ code: 'too_many_requests' })
      expect(Number(refused.json().seconds ?? refused.headers['retry-after'])).toBeGreaterThan(
        3_000,
      )
    } finally {
      await again.close()
    }
  })

  test('is sent by no risk and to oneself by nobody', async () => {
    const client = await whole.aSignedIn({ emailConfirmed: false })
    const risk = await desk('rick@desk.example', 'risk')
    expect((await letter(client.id, 'confirmation', null, risk)).statusCode).toBe(404)
    const own = await desk(client.email.toUpperCase(), 'support')
    expect((await letter(client.id, 'confirmation', null, own)).json().code).toBe('own_account')
  })
})

describe('a demo', () => {
  test('ends at once, with a reason, and starts again when the client asks', async () => {
    const client = await whole.aSignedIn()
    expect((await act(client.id, 'end-demo', { reason: ' ' })).statusCode).toBe(422)
    expect((await act(client.id, 'end-demo', { reason })).statusCode).toBe(200)
    expect((await act(client.id, 'end-demo', { reason })).json().code).toBe('demo_over')
    expect(await eventOf(client.id, 'staff_action')).toMatchObject({ action: 'demo ended', reason })
    const [mail, ...more] = await mailsTo(database().db, client.email)
    expect(mail?.subject).toBe('Your demo has ended')
    expect(mail?.text).toContain(reason)
    expect(more).toEqual([])
    const headers = { authorization: `Bearer ${client.token}` }
    const url = '/api/users/demo-topup'
    const again = await whole.app.inject({ method: 'POST', url, headers })
    expect(again.statusCode).toBe(200)
    expect((await act(client.id, 'end-demo', { reason })).statusCode).toBe(200)
  })
})

describe('an account', () => {
  test('of a sandbox is closed by staff, who say why, and its client is told', async () => {
    const client = await whole.aSignedIn()
    expect((await act(client.id, 'close', { reason }, sue)).statusCode).toBe(404)
    const closed = await act(client.id, 'close', { reason }, cora)
    expect(closed.statusCode).toBe(200)
    expect((await act(client.id, 'close', { reason }, cora)).json().code).toBe('account_closed')
    expect(await eventOf(client.id, 'account_closed')).toMatchObject({
      actor: 'staff:cora@desk.example',
      reason,
      given_up: '10000.00',
    })
    const [mail] = await mailsTo(database().db, client.email)
    expect(mail?.subject).toBe('We have closed your account')
    expect(mail?.text).toContain(reason)
    const headers = { authorization: `Bearer ${client.token}` }
    expect((await whole.app.inject({ url: '/api/users/me', headers })).statusCode).toBe(401)
    expect(await kindsFor(client.id)).toEqual([])
    expect((await letter(client.id, 'confirmation')).json().code).toBe('account_closed')
    expect((await act(client.id, 'end-demo', { reason })).json().code).toBe('account_closed')
  })

  test('stays open while money is on its way, and closes once for two who close it', async () => {
    const client = await whole.aSignedIn()
    const { db } = database()
    const at = systemClock.now()
    const wish = { method: 'btc', network: 'bitcoin_testnet', destination: wallet } as const
    await askWithdrawal(db, client.id, { ...wish, amount: dollars(20), at })
    const refused = await act(client.id, 'close', { reason }, cora)
    expect(refused.json().code).toBe('withdrawals_under_way')
    const other = await whole.aSignedIn()
    const both = await Promise.all([1, 2].map(() => act(other.id, 'close', { reason }, cora)))
    expect(both.map((reply) => reply.statusCode).sort()).toEqual([200, 403])
    const own = await desk(client.email.toUpperCase(), 'compliance')
    expect((await act(client.id, 'close', { reason }, own)).json().code).toBe('own_account')
  })
})
