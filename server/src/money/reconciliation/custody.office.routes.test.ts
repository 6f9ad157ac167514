// Coins that the operator moved, in the office: noted by one, confirmed by another, dropped by
// either.

import { beforeAll, expect, test } from 'vitest'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { at, database, openWithdrawals } from '#test/withdrawal-calls.ts'
import { depositKeyOf } from '../deposits/account-keys.ts'
import { deriveAddress } from '../methods/derive-address.ts'
import { registerCustody } from './custody.office.routes.ts'

openWithdrawals()

let api: OfficeApp
let ada: string
let bob: string
let cas: string
beforeAll(async () => {
  api = await createOfficeApp(database().db, {
    clock: at.clock,
    register: (office) => registerCustody(office, at.money.custody),
  })
  ada = await sitDown(api, 'ada@desk.example', ['finance'])
  bob = await sitDown(api, 'bob@desk.example', ['compliance'])
  cas = await sitDown(api, 'cas@desk.example', ['auditor'])
})

/** From our address for top-ups to a wallet of the operator's. */
async function swept(units: bigint): Promise<string> {
  const place = depositKeyOf(at.deps.settings(), 'btc', 'sandbox')
  if (place === undefined || typeof place === 'string') throw new Error(place)
  const change = deriveAddress(place.key, 0, 1)
  const { btc } = at.chains
  await btc.faucet(change.address, 10n ** 6n)
  await btc.grow(1)
  const order = { reference: `sweep ${units}`, to: 'tb1qcold', units, from: [change], change }
  const sent = await btc.send(order)
  if (!('txid' in sent)) throw new Error('nothing was sent')
  await btc.grow(1)
  return sent.txid
}

const note = async (transaction: string, token = ada, more: object = {}) => {
  const body = { kind: 'sweep', coin: 'btc', transaction, ...more }
  return (await post(api, 'custody-movements', body, { token })).json()
}

const decide = async (id: string, outcome: string, token: string) =>
  (await post(api, `custody-movements/${id}/decision`, { outcome }, { token })).json()

const seen = async (id: string, token: string) =>
  (await read(api, `custody-movements/${id}`, token)).json().data

test('a sweep that one noted is confirmed by another', async () => {
  const noted = (await note(await swept(20_000n))).data
  expect(noted).toMatchObject({ state: 'noted', noted_by: 'ada@desk.example', bar: 'maker' })
  expect(noted.coins).toMatch(/^-0\.000\d+$/)
  expect((await decide(noted.id, 'confirmed', ada)).code).toBe('movement_four_eyes')
  expect(await seen(noted.id, bob)).toMatchObject({ bar: null, can_drop: true })
  expect(await seen(noted.id, cas)).toMatchObject({ bar: 'role', can_drop: false })
  expect((await decide(noted.id, 'confirmed', cas)).code).toBe('not_found')
  expect((await decide(noted.id, 'confirmed', bob)).data).toMatchObject({
    state: 'confirmed',
    decided_by: 'bob@desk.example',
    can_drop: false,
  })
  expect((await decide(noted.id, 'dropped', bob)).code).toBe('movement_ended')
})

test('what was noted by mistake is dropped, and the newest is listed first', async () => {
  at.clock.advance(1_000)
  const txid = await swept(30_000n)
  const { id } = (await note(txid)).data
  expect((await note(txid)).code).toBe('movement_known')
  expect((await decide(id, 'dropped', ada)).data).toMatchObject({ state: 'dropped' })
  const page = (await read(api, 'custody-movements?limit=1', cas)).json()
  expect(page.data).toMatchObject([{ id }])
  const rest = (await read(api, `custody-movements?cursor=${page.next_cursor}`, cas)).json()
  expect(rest).toMatchObject({ data: [{ state: 'confirmed' }], next_cursor: null })
})

test('only what the chain has is noted, by whom it is for', async () => {
  const unknown = 'ab'.repeat(32)
  expect((await note(unknown)).code).toBe('movement_not_on_chain')
  expect((await note(unknown, bob)).code).toBe('not_found')
  expect((await note('x')).errors).toMatchObject([{ field: 'transaction' }])
  expect((await note(unknown, ada, { coins: '1,5' })).errors).toMatchObject([{ field: 'coins' }])
  const more = await note(await swept(40_000n), ada, { coins: '5' })
  expect(more.code).toBe('movement_too_much')
  expect((await read(api, 'custody-movements/x', ada)).statusCode).toBe(404)
  expect((await read(api, 'custody-movements?cursor=x', ada)).statusCode).toBe(400)
})
