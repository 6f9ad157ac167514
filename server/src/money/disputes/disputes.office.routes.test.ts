// Disputes of card payments in the office: they come with the provider's messages, wait in the queue
// until the bank hears no more, and are answered or given up by whoever may.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { simulatedCardPaths, testCards } from '#contract/public/test-cards.ts'
import type { StaffDispute } from '#contract/staff/disputes.ts'
import { minute } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { post, read, sitDown } from '#test/office-app.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { checkDisputes } from '../cards/answer-disputes.ts'
import { deliverMessages } from '../cards/deliver-messages.ts'

const database = freshDatabase()
let whole: WholeApp
let fin: string
let sue: string
let ada: string

beforeAll(async () => {
  whole = await openWholeApp(database().db)
})

// Each test lets minutes pass, and nobody's session lasts for all of them.
beforeEach(async () => {
  const { db } = database()
  fin = await sitDown({ ...whole, db }, 'fin@desk.example', ['finance'])
  sue = await sitDown({ ...whole, db }, 'sue@desk.example', ['support'])
  ada = await sitDown({ ...whole, db }, 'ada@desk.example', ['administrator'])
})
afterAll(() => whole?.close())

async function hear() {
  const { db } = database()
  const { app, engine, money } = whole
  const { clock } = engine
  const provider = money.cards.simulated
  if (!provider) throw new Error('a sandbox has one')
  const messages = async (body: string, headers: Record<string, string>) => {
    const url = '/api/webhooks/card/simulated'
    return (await app.inject({ method: 'POST', url, payload: body, headers })).statusCode
  }
  while ((await deliverMessages({ db, clock, provider, post: messages })) > 0);
}

/** A client whose payment by card is disputed now, by its deposit. */
async function disputed() {
  const { app, engine } = whole
  const client = await whole.aSignedIn()
  const payload = { number: testCards.dispute.number, cvv: '123' }
  const made = await app.inject({ method: 'POST', url: simulatedCardPaths.tokens, payload })
  const fields = { holder_name: 'Ada L', month: 12, year: 2027, zip_code: '1012 AB' }
  const paid = await app.inject({
    method: 'POST',
    url: '/api/deposit/card',
    headers: { authorization: `Bearer ${client.token}` },
    payload: { usd_amount: 100, token: made.json().token, ...fields },
  })
  expect(paid.statusCode).toBe(200)
  await hear()
  engine.clock.advance(minute)
  await hear()
  return { client, deposit: paid.json().data.deposit.deposit_id as string }
}

async function of(deposit: string, cookie = fin): Promise<StaffDispute> {
  const { data } = (await read(whole, 'disputes', cookie)).json()
  return data.find((one: StaffDispute) => one.deposit === deposit)
}

const act = async (id: string, what: string, cookie: string, text = 'It was theirs.') =>
  (await post(whole, `disputes/${id}/${what}`, { text }, { token: cookie })).json()

const waiting = async (cookie = fin) =>
  (await read(whole, 'queue?kind=dispute', cookie)).json().data as {
    id: string
    due_at: string
    amount: string
  }[]

test('one that is answered is looked at by the bank, won, and paid back by nobody', async () => {
  const { client, deposit } = await disputed()
  const found = await of(deposit)
  expect(found).toMatchObject({
    state: 'needs_answer',
    amount: '100.00',
    reason: 'fraudulent',
    client: { id: String(client.id), name: { value: null } },
    deeds: ['note', 'answer', 'accept'],
    steps: [{ kind: 'opened', by: null }],
  })
  const { id, due_by } = found
  expect(await waiting()).toMatchObject([{ id, due_at: due_by, amount: '100.00' }])
  expect((await act(id, 'notes', sue, 'Signed in as always.')).data.steps.at(-1)).toMatchObject({
    kind: 'noted',
    by: 'sue@desk.example',
    text: 'Signed in as always.',
  })
  const answered = await act(id, 'answer', fin)
  expect(answered.data).toMatchObject({ state: 'under_review', deeds: ['note', 'accept'] })
  expect(await waiting()).toEqual([])
  expect((await act(id, 'answer', fin)).code).toBe('dispute_ended')
  await hear()
  expect(await of(deposit)).toMatchObject({ state: 'under_review' })
  whole.engine.clock.advance(6 * minute)
  await hear()
  const won = await of(deposit)
  expect(won.state).toBe('won')
  expect(won.steps.map(({ kind }) => kind)).toEqual(['opened', 'noted', 'answered', 'won'])
  // What went back comes again by a correction of two people, as before.
  const [last] = await database().db.rows<{ state: string }>(
    'select state from deposit_steps where deposit_id = $1 order by nr desc limit 1',
    [deposit],
  )
  expect(last?.state).toBe('reversed')
  const told = (await read(whole, `clients/${client.id}/timeline?group=money`, fin)).json().data
  const kinds = told.map(({ what }: { what: string }) => what)
  expect(kinds).toEqual(expect.arrayContaining(['dispute_opened', 'dispute_won']))
  const row = told.find(({ what }: { what: string }) => what === 'dispute_opened')
  expect(row).toMatchObject({ sum: '100.00', record: { kind: 'dispute', id } })
})

test('a loss is accepted once, and stays one', async () => {
  const { deposit } = await disputed()
  const { id } = await of(deposit)
  const all = await Promise.all(Array.from({ length: 10 }, () => act(id, 'loss', fin)))
  expect(all.filter(({ status }) => status === true).length).toBeGreaterThan(0)
  const lost = await of(deposit)
  expect(lost).toMatchObject({ state: 'lost', deeds: ['note'] })
  expect(lost.steps.filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
  whole.engine.clock.advance(10 * minute)
  await hear()
  await checkDisputes(whole.money.cards)
  expect((await of(deposit)).state).toBe('lost')
  expect((await act(id, 'answer', fin)).code).toBe('dispute_ended')
})

test('what the provider decided and nobody told us of is looked up', async () => {
  const { deposit } = await disputed()
  expect((await of(deposit)).state).toBe('needs_answer')
  whole.engine.clock.advance(6 * minute)
  await whole.money.cards.simulated?.dispute()
  await checkDisputes(whole.money.cards)
  expect((await of(deposit)).state).toBe('won')
})

test('who may what, of whom, and what it is found by', async () => {
  const { client, deposit } = await disputed()
  const { id } = await of(deposit)
  expect((await of(deposit, sue)).deeds).toEqual(['note'])
  expect(await of(deposit, ada)).toMatchObject({ bar: 'role', deeds: [] })
  for (const [what, cookie] of [
    ['answer', sue],
    ['loss', sue],
    ['notes', ada],
  ] as const) {
    expect((await post(whole, `disputes/${id}/${what}`, {}, { token: cookie })).statusCode).toBe(
      404,
    )
  }
  const own = await sitDown({ ...whole, ...database() }, client.email.toUpperCase(), ['finance'])
  expect((await act(id, 'answer', own)).code).toBe('own_deposit')
  expect((await of(deposit, own)).deeds).toEqual([])
  const list = async (query: string) => {
    const { data } = (await read(whole, `disputes?${query}`, fin)).json()
    return data.map((one: StaffDispute) => one.id) as string[]
  }
  expect(await list(`client=${client.id}`)).toEqual([id])
  expect(await list('state=needs_answer')).toEqual([id])
  expect(await list('due=week')).toEqual([id])
  expect(await list('due=over')).toEqual([])
  whole.engine.clock.advance(6 * minute)
  expect(await list('due=over')).toEqual([id])
  expect((await act(id, 'answer', fin)).code).toBe('dispute_over')
  const records = (await read(whole, `records?id=${id}`, fin)).json().data
  expect(records).toEqual([{ kind: 'dispute', id, client: String(client.id) }])
  const pages: string[] = []
  let cursor = ''
  do {
    const page = (await read(whole, `disputes?limit=1${cursor}`, fin)).json()
    pages.push(...page.data.map((one: StaffDispute) => one.id))
    cursor = page.next_cursor === null ? '' : `&cursor=${page.next_cursor}`
  } while (cursor !== '')
  expect(pages).toHaveLength(4)
  expect(new Set(pages).size).toBe(4)
  expect(pages[0]).toBe(id)
})

test('its steps are never changed, and follow each other', async () => {
  const { db } = database()
  await expect(db.rows(`update dispute_steps set kind = 'won'`)).rejects.toThrow()
  await expect(db.rows('update disputes set amount = 1')).rejects.toThrow('append-only')
  await expect(
    db.rows(
      `insert into dispute_steps (dispute_id, nr, client_id, kind, at)
       select id, 99, client_id, 'won', now() from disputes limit 1`,
    ),
  ).rejects.toThrow('follow each other')
})
