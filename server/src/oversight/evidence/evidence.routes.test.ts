// Evidence of one thing: whole, signed, verified by the code that outsiders run, and only one's own.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { minute, second } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { formOf } from '#test/deposits-app.ts'
import { anOrder } from '#test/engine.ts'
import { loggedBy } from '#test/logged.ts'
import { photo } from '#test/pictures.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { askWithdrawal } from '#test/withdrawn.ts'
import { checkFile } from '#verify/check-file.ts'
import { verifyEvidence } from '#verify/evidence.ts'
import { parsePolicy } from '#verify/policy.ts'

const database = freshDatabase()
let whole: WholeApp
let client: Awaited<ReturnType<WholeApp['aSignedIn']>>
const ids = { trade: '', deposit: '', withdrawal: '' }

beforeAll(async () => {
  whole = await openWholeApp(database().db)
  const { engine } = whole
  const logged = loggedBy(database().db, engine)
  await logged.round()
  client = await whole.aSignedIn()
  await engine.pass(second)
  const order = anOrder()
  const answer = await engine.lanes.open({ clientId: client.id, order, orderKey: null })
  if ('refused' in answer) throw new Error(answer.refused)
  ids.trade = answer.trade.id
  const { payload, headers } = await formOf({ usd_amount: '20' }, await photo())
  const paid = await whole.app.inject({
    method: 'POST',
    url: '/api/deposit',
    payload,
    headers: { ...headers, authorization: `Bearer ${client.token}` },
  })
  expect(paid.statusCode, paid.body).toBe(200)
  ids.deposit = paid.json().data.deposit_id
  ids.withdrawal = await askWithdrawal(database().db, client.id, {
    method: 'btc',
    network: 'bitcoin_testnet',
    amount: dollars(30),
    destination: 'tb1qexample',
    at: engine.clock.now(),
  })
  await engine.pass(3 * minute)
  await logged.round()
  await engine.pass(2 * second)
  await logged.round()
})
afterAll(() => whole.close())

const get = (path: string, token = client.token) =>
  whole.app.inject({
    method: 'GET',
    url: `/api/users/evidence/${path}`,
    headers: { authorization: `Bearer ${token}` },
  })

async function evidenceOf(kind: keyof typeof ids) {
  const answer = await get(`${kind}/${ids[kind]}`)
  expect(answer.statusCode, answer.body).toBe(200)
  const { data } = answer.json()
  return { data, verdict: await verifyEvidence(data), said: JSON.parse(data.note.split('\n')[1]) }
}

describe('evidence', () => {
  it.each(['trade', 'deposit', 'withdrawal'] as const)('of a %s is signed', async (kind) => {
    const { data, verdict, said } = await evidenceOf(kind)
    expect(verdict.isSigned).toBe(true)
    expect(said.about).toEqual({ kind, id: ids[kind] })
    const held = { trade: 'trades', deposit: 'deposits', withdrawal: 'withdrawals' }[kind]
    expect(said.records[held]).toHaveLength(1)
    expect(said.records[held][0].id).toBe(ids[kind])
    const answer = await checkFile(JSON.stringify(data), { vkeys: [], log: undefined })
    expect(answer).toMatchObject({ isGood: true })
    expect(answer.lines[0]).toContain(ids[kind])
  })

  it('of a trade has its signed receipt and what it moved', async () => {
    const { verdict, said } = await evidenceOf('trade')
    expect(verdict.receipt?.isGood).toBe(true)
    const kinds = said.records.ledger.map(({ kind }: { kind: string }) => kind)
    expect(kinds.sort()).toEqual(['trade_open', 'trade_settle'])
  })

  it('of money has its states and what was told of it', async () => {
    const { said } = await evidenceOf('deposit')
    expect(said.receipt).toBeNull()
    expect(said.records.deposits[0].steps).not.toHaveLength(0)
    const { said: out } = await evidenceOf('withdrawal')
    expect(out.records.ledger).toHaveLength(1)
  })

  it('of what no log has is signed by no witness: who asks for one is told', async () => {
    const { data } = await evidenceOf('deposit')
    const asking = await parsePolicy('quorum none\n')
    const policy = typeof asking === 'string' ? undefined : asking
    const answer = await checkFile(JSON.stringify(data), { vkeys: [], log: undefined, policy })
    expect(answer.isGood).toBe(false)
    expect(answer.lines.join('\n')).toContain('witnesses signed what the log said: nobody')
  })

  it('that was changed does not hold', async () => {
    const { data } = await evidenceOf('deposit')
    const changed = { ...data, note: data.note.replace('"asked_usd" : 20', '"asked_usd" : 99') }
    expect(changed.note).not.toBe(data.note)
    expect((await verifyEvidence(changed)).isSigned).toBe(false)
    const answer = await checkFile(JSON.stringify(changed), { vkeys: [], log: undefined })
    expect(answer.isGood).toBe(false)
  })

  it.each([
    ['of somebody else', () => `trade/${ids.trade}`, true],
    ['of another kind', () => `deposit/${ids.trade}`, false],
    ['of a kind that is none', () => `client/${ids.trade}`, false],
    ['of an id that is none', () => 'trade/1', false],
    ['of nothing', () => 'trade/0190a000-0000-7000-8000-000000000000', false],
  ])('%s is not found', async (_, path, isOther) => {
    const token = isOther ? (await whole.aSignedIn()).token : client.token
    expect((await get(path(), token)).statusCode).toBe(404)
  })
})
