// Corrections in the office: proposed from what they put right, confirmed by somebody else, and done
// by nobody to themselves.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCardsApp } from '#test/cards-app.ts'
import { testClock } from '#test/clock.ts'
import { aLostDeposit, aPaidWithdrawal, type Correcting, correctionDeps } from '#test/corrected.ts'
import { freshDatabase } from '#test/database.ts'
import { createDepositsApp } from '#test/deposits-app.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { aWithdrawer, createWithdrawalsApp } from '#test/withdrawals-app.ts'
import { registerCorrections } from './corrections.office.routes.ts'

const database = freshDatabase()
let at: Correcting
let api: OfficeApp
let ada: string
let bob: string
let sue: string

beforeAll(async () => {
  const { db } = database()
  const clock = testClock()
  const out = await createWithdrawalsApp(db, { clock })
  const cards = await createCardsApp(db, clock)
  at = { in: await createDepositsApp(db, clock), out, provider: cards.provider }
  out.set({ withdrawalDayLimits: { unverified: 100_000, verified: 100_000 } })
  api = await createOfficeApp(db, {
    clock,
    register: (office) => registerCorrections(office, correctionDeps(at)),
  })
  ada = await sitDown(api, 'ada@desk.example', ['finance'])
  bob = await sitDown(api, 'bob@desk.example', ['finance'])
  sue = await sitDown(api, 'sue@desk.example', ['support'])
})
afterAll(() => at.in.close())

const act = async (path: string, body: object, token: string) =>
  (await post(api, path, body, { token })).json()

const decide = (id: string, outcome: string, token: string) =>
  act(`corrections/${id}/decision`, { outcome }, token)

const seen = async (id: string, token: string) =>
  (await read(api, `corrections/${id}`, token)).json().data

test('goodwill is proposed by one and confirmed by another, and only then on the balance', async () => {
  const who = await aWithdrawer(at.out)
  const path = `clients/${who.client.id}/goodwill`
  const proposed = (await act(path, { amount: '12.50', reason: 'For your trouble.' }, sue)).data
  expect(proposed).toMatchObject({
    kind: 'goodwill',
    state: 'proposed',
    amount: '12.50',
    evidence: null,
    bar: 'role',
  })
  const { id } = proposed
  expect(await who.balance()).toBe(10_000)
  expect(await seen(id, ada)).toMatchObject({ bar: null, can_withdraw: true })
  expect((await decide(id, 'confirmed', sue)).code).toBe('not_found')
  expect((await decide(id, 'confirmed', ada)).data).toMatchObject({
    state: 'confirmed',
    decided_by: 'ada@desk.example',
    can_withdraw: false,
  })
  expect(await who.balance()).toBe(10_012.5)
  expect((await decide(id, 'confirmed', bob)).code).toBe('correction_ended')
})

test('whoever proposes does not confirm, whoever gains decides nothing', async () => {
  const who = await aWithdrawer(at.out)
  const path = `clients/${who.client.id}/goodwill`
  const wish = { amount: '5', reason: 'Sorry.' }
  const { id } = (await act(path, wish, ada)).data
  const waits = await seen(id, ada)
  expect(waits).toMatchObject({ bar: 'maker', can_withdraw: true })
  expect(waits.may_confirm).toContain('bob@desk.example')
  expect(waits.may_confirm).not.toContain('ada@desk.example')
  expect((await decide(id, 'confirmed', ada)).code).toBe('four_eyes')
  const again = await sitDown(api, 'ADA@desk.example', ['finance'])
  expect((await decide(id, 'confirmed', again)).code).toBe('four_eyes')
  const own = await sitDown(api, who.client.email, ['finance'])
  expect(await seen(id, own)).toMatchObject({ bar: 'own', can_withdraw: false })
  expect((await decide(id, 'confirmed', own)).code).toBe('own_account')
  expect((await act(path, wish, own)).code).toBe('own_account')
  expect((await decide(id, 'withdrawn', ada)).data).toMatchObject({ state: 'withdrawn' })
  expect(await who.balance()).toBe(10_000)
})

test('fifty at once who confirm one correction book it once', async () => {
  const who = await aWithdrawer(at.out)
  const path = `clients/${who.client.id}/goodwill`
  const { id } = (await act(path, { amount: '7', reason: 'Sorry.' }, ada)).data
  const all = await Promise.all(
    Array.from({ length: 50 }, () => post(api, `corrections/${id}/decision`, confirmed, bobs())),
  )
  expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await who.balance()).toBe(10_007)
})

const confirmed = { outcome: 'confirmed' }
const bobs = () => ({ token: bob })

test('what a bank sent back, and a deposit that came again, are proposed from their own', async () => {
  const { id: withdrawal } = await aPaidWithdrawal(at)
  const told = { amount: '90', reference: 'R-1', reason: 'Your bank closed the account.' }
  const returned = (await act(`withdrawals/${withdrawal}/return`, told, ada)).data
  expect(returned).toMatchObject({ withdrawal, amount: '90.00', evidence: 'bank: R-1' })
  expect((await act(`withdrawals/${withdrawal}/return`, told, bob)).code).toBe('correction_open')
  const lost = await aLostDeposit(at, 0n)
  const reason = 'The network has it again.'
  const early = await act(`deposits/${lost.id}/restoration`, { reason }, ada)
  expect(early.code).toBe('payment_not_back')
  await lost.bringBack(3)
  const restored = (await act(`deposits/${lost.id}/restoration`, { reason }, ada)).data
  expect(restored).toMatchObject({ kind: 'deposit_restored', deposit: lost.id })
  expect(restored.evidence).toContain(lost.txid)
  expect((await decide(restored.id, 'confirmed', bob)).data).toMatchObject({ state: 'confirmed' })
})

test('they are listed the newest first, a page at a time, by client', async () => {
  const who = await aWithdrawer(at.out)
  const path = `clients/${who.client.id}/goodwill`
  const ids: string[] = []
  for (const amount of ['1', '2', '3']) {
    at.in.clock.advance(1_000)
    ids.unshift((await act(path, { amount, reason: 'Sorry.' }, ada)).data.id)
  }
  await decide(ids[1] ?? '', 'withdrawn', bob)
  const list = async (query: string) => {
    const reply = (await read(api, `corrections?client=${who.client.id}&${query}`, sue)).json()
    return { ids: reply.data.map((it: { id: string }) => it.id), next: reply.next_cursor }
  }
  expect((await list('')).ids).toEqual([ids[0], ids[2]])
  const first = await list('state=all&limit=2')
  expect(first.ids).toEqual(ids.slice(0, 2))
  expect((await list(`state=all&limit=2&cursor=${first.next}`)).ids).toEqual(ids.slice(2))
  expect((await read(api, 'corrections?cursor=x', sue)).statusCode).toBe(400)
})

test('an amount that is none, or too large, and what is not there', async () => {
  const who = await aWithdrawer(at.out)
  const goodwill = (amount: string) =>
    act(`clients/${who.client.id}/goodwill`, { amount, reason: 'Sorry.' }, ada)
  expect((await goodwill('x')).errors).toMatchObject([{ field: 'amount' }])
  expect((await goodwill('0')).code).toBe('correction_too_large')
  expect((await goodwill('10000.01')).code).toBe('correction_too_large')
  const unknown = '00000000-0000-4000-8000-000000000000'
  for (const path of [`corrections/${unknown}`, 'corrections/x']) {
    expect((await read(api, path, ada)).statusCode).toBe(404)
  }
  expect((await decide(unknown, 'confirmed', ada)).code).toBe('not_found')
  const nobody = await act('clients/999999/goodwill', { amount: '1', reason: 'Sorry.' }, ada)
  expect(nobody.code).toBe('not_found')
})
