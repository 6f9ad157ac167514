// What was booked wrongly is put right by a new transfer of two people: coins that came back, a
// dispute that was won, a payment that a bank sent back, and goodwill.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { sumFunding } from '#server/identity/funding/funding.store.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { hireDemoOperator } from '#server/install/operators/demo-operator.ts'
import { demoOperatorEmail } from '#server/install/operators/staff.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { type CardsApp, createCardsApp } from '#test/cards-app.ts'
import { testClock } from '#test/clock.ts'
import {
  acting,
  aDisputedDeposit,
  aLostDeposit,
  aPaidWithdrawal,
  type Correcting,
  corrected,
  correctionDeps,
  spend,
} from '#test/corrected.ts'
import { freshDatabase } from '#test/database.ts'
import { createDepositsApp } from '#test/deposits-app.ts'
import { setMode } from '#test/install-mode.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { mailsTo } from '#test/mailbox.ts'
import { staffNamed } from '#test/staff.ts'
import { createWithdrawalsApp, eve, max } from '#test/withdrawals-app.ts'
import { listForStaff } from '../deposits/list-for-staff.ts'
import { holdTakenBack, postRestored } from '../deposits/restore-deposit.ts'
import { reverseCharge } from '../deposits/reverse-deposit.ts'
import { loadDollars } from '../reconciliation/reconciliation.store.ts'
import { compareDollars } from '../reconciliation/reconciliation.ts'
import { readStatement } from '../statements/read-statement.ts'
import { exported } from '../withdrawals/exported.reader.ts'
import { confirmCorrection, listCorrections, withdrawCorrection } from './decide-correction.ts'
import { type CorrectionWish, listConfirmers, proposeCorrection } from './propose-correction.ts'

const database = freshDatabase()
let at: Correcting
let cards: CardsApp

beforeAll(async () => {
  const { db } = database()
  const clock = testClock()
  const out = await createWithdrawalsApp(db, { clock })
  cards = await createCardsApp(db, clock)
  at = { in: await createDepositsApp(db, clock), out, provider: cards.provider }
  out.set({ withdrawalDayLimits: { unverified: 100_000, verified: 100_000 } })
})
afterAll(async () => {
  await at.in.close()
  await cards.close()
})
afterEach(async () => {
  const { db } = database()
  await expectSoundBooks(db, at.in.clock.now())
  expect(compareDollars(await loadDollars(db))).toEqual([])
})

const codeOf = (outcome: unknown) => (isRefusal(outcome) ? outcome.refused : 'done')
const propose = (wish: CorrectionWish) => proposeCorrection(correctionDeps(at), wish)
const confirm = (id: string, email: string) =>
  confirmCorrection(correctionDeps(at), { id, by: acting(at, email) })
const reason = 'We looked into it, and it is yours.'

async function proposed(wish: CorrectionWish): Promise<string> {
  const made = await propose(wish)
  if (isRefusal(made)) throw new Error(made.refused)
  return made.id
}

async function statementOf(client: ClientId) {
  const page = { cursor: undefined, limit: 50 }
  const { db } = database()
  const all = await readStatement(db, client, { mode: 'real' }, page)
  const only = await readStatement(db, client, { mode: 'real', kind: 'corrections' }, page)
  const sum = all.movements.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
  expect(sum).toBe(Math.round((all.closing_balance - all.opening_balance) * 100))
  return only.movements.map(({ kind, amount }) => [kind, amount])
}

describe('a payment that the chain has again', () => {
  test('is credited again as far as it was taken; the loss comes back too', async () => {
    const { db } = database()
    const { client, id, bringBack } = await aLostDeposit(at, 1_800n)
    const wish = { kind: 'deposit_restored', depositId: id, reason, by: acting(at, eve) } as const
    expect(codeOf(await propose(wish))).toBe('payment_not_back')
    await bringBack(2)
    expect(codeOf(await propose(wish))).toBe('payment_not_back')
    await at.in.blocks('btc', 1)
    const [listed] = (await listForStaff(db, 'all', at.in.clock.now())).filter(
      ({ deposit }) => deposit.id === id,
    )
    expect(listed?.isBack).toBe(true)
    const correction = await proposed(wish)
    expect(await propose(wish)).toMatchObject({ refused: 'correction_open' })
    expect(await at.in.balanceOf(client)).toBe(0n)
    expect(codeOf(await confirm(correction, eve.toUpperCase()))).toBe('four_eyes')
    const decided = await Promise.all(Array.from({ length: 5 }, () => confirm(correction, max)))
    expect(decided.filter((one) => !isRefusal(one))).toHaveLength(1)
    expect(await at.in.balanceOf(client)).toBe(1_800n)
    const reply = await at.in.app.inject({
      url: `/api/deposit/${id}`,
      headers: { client: String(client) },
    })
    expect(reply.json().data).toMatchObject({ status: 'Approved', detail: 'restored' })
    expect(await statementOf(client)).toEqual([['deposit_restored', 18]])
    expect((await findClient(db, client)).state).toBe('frozen')
    expect(codeOf(await propose(wish))).toBe('deposit_not_reversed')
    const events = await listEventsOf(db, client, { before: null, limit: 20 })
    expect(events.map(({ kind }) => kind)).toContain('deposit_restored')
  })

  test('is restored by the ledger and by a correction, says the database', async () => {
    const { db } = database()
    const { id } = await aLostDeposit(at, 1_800n)
    const unposted = `insert into deposit_steps (deposit_id, nr, state, outcome, at, actor, ref)
      select $1, max(nr) + 1, 'restored', 'restored', max(at), 'system', $1 from deposit_steps
       where deposit_id = $1`
    await expect(db.rows(unposted, [id])).rejects.toThrow('has not credited deposit')
    const uncorrected = db.transaction(async (tx) => {
      const back = present(await holdTakenBack(tx, id), 'it was taken back')
      const now = at.in.clock.now()
      return postRestored(tx, back, { id, reason, actor: 'system', at: now })
    })
    await expect(uncorrected).rejects.toThrow('no correction restores')
  })

  test('and is gone once more before it is confirmed is not credited', async () => {
    const { client, id, txid, bringBack } = await aLostDeposit(at, 64_218n)
    await bringBack(3)
    const wish = { kind: 'deposit_restored', depositId: id, reason, by: acting(at, eve) } as const
    const correction = await proposed(wish)
    await at.in.chains.btc.reorg(5, [txid])
    expect(codeOf(await confirm(correction, max))).toBe('payment_not_back')
    expect(await at.in.balanceOf(client)).toBe(0n)
    const by = acting(at, eve)
    await withdrawCorrection(correctionDeps(at), { id: correction, by })
    await at.in.look()
    await bringBack(3)
    await corrected(at, wish)
    expect(await at.in.balanceOf(client)).toBe(64_218n)
  })
})

describe('a dispute that was won', () => {
  test('credits its deposit again, and not before', async () => {
    const { client, id, win } = await aDisputedDeposit(at, cards)
    const wish = () =>
      ({ kind: 'deposit_restored', depositId: id, reason, by: acting(at, eve) }) as const
    expect(codeOf(await propose(wish()))).toBe('payment_not_back')
    await win()
    await corrected(at, wish())
    expect(await statementOf(client)).toEqual([['deposit_restored', 100]])
    await cards.check()
    expect(await at.in.balanceOf(client)).toBe(10_000n)
  })

  test('and lost once more takes it back once more, and again, each time as it stands', async () => {
    const { db } = database()
    const { client, id, win, disputeAgain } = await aDisputedDeposit(at, cards)
    const wish = () =>
      ({ kind: 'deposit_restored', depositId: id, reason, by: acting(at, eve) }) as const
    const stateOf = async () => {
      const reply = await at.in.app.inject({
        url: `/api/deposit/${id}`,
        headers: { client: String(client) },
      })
      const { status, detail } = reply.json().data
      return [status, detail, await at.in.balanceOf(client)]
    }
    await win()
    await corrected(at, wish())
    await spend(at, client, 4_000n as Usd)
    await disputeAgain()
    expect(await stateOf()).toEqual(['Rejected', 'disputed', 0n])
    expect(await sumFunding(db, client)).toBe(0n)
    expect(codeOf(await propose(wish()))).toBe('payment_not_back')
    await win()
    const second = await proposed(wish())
    expect(await propose(wish())).toMatchObject({ refused: 'correction_open' })
    await confirm(second, max)
    expect(await stateOf()).toEqual(['Approved', 'restored', 6_000n])
    expect(await sumFunding(db, client)).toBe(10_000n)
    await spend(at, client, 6_000n as Usd)
    await disputeAgain()
    expect(await stateOf()).toEqual(['Rejected', 'disputed', 0n])
    expect(await sumFunding(db, client)).toBe(0n)
    const forget = 'delete from funding_credits where client_id = $1'
    await expect(db.rows(forget, [client])).rejects.toThrow('append-only')
    const events = await listEventsOf(db, client, { before: null, limit: 50 })
    const kinds = events.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'deposit_reversed')).toHaveLength(3)
    expect(cards.alarms).toEqual([])
  })

  test('is not taken back by what is told of it late', async () => {
    const { client, id, win } = await aDisputedDeposit(at, cards)
    const [known] = await database().db.rows<{ dispute_id: string; charge_id: string }>(
      `select x.dispute_id, x.charge_id from charge_disputes x
         join deposit_charges c on c.charge_id = x.charge_id where c.deposit_id = $1`,
      [id],
    )
    await win()
    await corrected(at, {
      kind: 'deposit_restored',
      depositId: id,
      reason,
      by: acting(at, eve),
    })
    const late = {
      chargeId: known?.charge_id ?? '',
      disputeIds: [known?.dispute_id ?? ''],
    }
    expect(await reverseCharge(at.in.deps, late)).toBe('was reversed')
    expect(await at.in.balanceOf(client)).toBe(10_000n)
  })
})

describe('a payment that a bank sent back', () => {
  test('is on the balance again, less what the banks took, once; it stays paid', async () => {
    const { db } = database()
    const { who, id } = await aPaidWithdrawal(at)
    const before = await who.balance()
    const [row] = (await who.get('/withdraw')).data
    const wish = {
      ...({ kind: 'withdrawal_returned', withdrawalId: id, reference: 'R-7' } as const),
      reason: 'The account number is closed.',
      by: acting(at, eve),
    }
    const most = BigInt(Math.round(row.net * 100)) as Usd
    const more = await propose({ ...wish, amount: (most + 1n) as Usd })
    expect(codeOf(more)).toBe('correction_too_large')
    await corrected(at, { ...wish, amount: 8_050n as Usd })
    expect(await who.balance()).toBe(before + 80.5)
    const [after] = (await who.get('/withdraw')).data
    expect(after).toMatchObject({
      status: 'Paid',
      detail: 'returned',
      returned_amount: 80.5,
      reason: 'The account number is closed.',
    })
    expect(await db.rows('select from payouts where id = $1', [id])).toEqual([])
    const { sql, start } = exported.withdrawals
    const [copied] = await db.rows<{ line: string }>(sql, [who.client.id, start, 1])
    expect(JSON.parse(copied?.line ?? '')).toMatchObject({
      id,
      returned: { amount_usd: 80.5, reason: 'The account number is closed.' },
    })
    const again = await propose({ ...wish, amount: 1n as Usd })
    expect(codeOf(again)).toBe('correction_open')
    expect(await statementOf(who.client.id)).toEqual([['withdrawal_returned', 80.5]])
    const mails = (await mailsTo(db, who.client.email)).map(({ text }) => text).join()
    expect(mails).toContain('$80.50 were added')
    const kept = `the banks kept $${(row.net - 80.5).toFixed(2)}.`
    expect(mails.replace(/\s+/g, ' ')).toContain(kept)
    const notices = await db.rows('select from notices where client_id = $1 and kind = $2', [
      ...[who.client.id, 'withdrawal_returned'],
    ])
    expect(notices).toHaveLength(1)
    await expect(db.rows('delete from withdrawal_returns')).rejects.toThrow('append-only')
  })

  test('is none without its correction', async () => {
    const { id } = await aPaidWithdrawal(at)
    const alone = `insert into withdrawal_returns (withdrawal_id, amount, reason, at)
                   values ($1, 100, 'It came back.', now())`
    await expect(database().db.rows(alone, [id])).rejects.toThrow('no correction brings')
  })

  test('has to have been paid', async () => {
    const { who } = await aPaidWithdrawal(at)
    const { withdraw_id: id } = (await who.toBank(50)).data
    const wish = { kind: 'withdrawal_returned', withdrawalId: id, reference: 'R-8' } as const
    const early = await propose({ ...wish, amount: 1n as Usd, reason, by: acting(at, eve) })
    expect(codeOf(early)).toBe('withdrawal_not_returnable')
  })
})

describe('goodwill', () => {
  test('comes from the house, within bounds, and not to those who give it', async () => {
    const { db } = database()
    const { who } = await aPaidWithdrawal(at)
    const { email, id: client } = who.client
    const wish = { kind: 'goodwill', known: email, reason, by: acting(at, eve) } as const
    const much = await propose({ ...wish, amount: 1_000_001n as Usd })
    expect(codeOf(much)).toBe('correction_too_large')
    await createOperator(
      db,
      { email: email.toUpperCase(), passwordHash: 'none' },
      at.in.clock.now(),
    )
    const own = { ...wish, amount: 1_000n as Usd, by: acting(at, email) }
    expect(codeOf(await propose(own))).toBe('own_account')
    const id = await proposed({ ...wish, amount: 1_000n as Usd })
    expect(codeOf(await confirm(id, email))).toBe('own_account')
    await hireDemoOperator(db, at.in.clock.now())
    expect(codeOf(await confirm(id, demoOperatorEmail))).toBe('operator_unknown')
    expect(codeOf(await confirm(id, max))).toBe('done')
    expect(codeOf(await confirm(id, max))).toBe('correction_ended')
    expect(await statementOf(client)).toEqual([['goodwill', 10]])
  })

  test('with real money takes second factors, and says who can confirm', async () => {
    const { who } = await aPaidWithdrawal(at)
    const deps = correctionDeps(at)
    const live = { ...deps, install: { ...deps.install, mode: 'live' as const } }
    const wish = { kind: 'goodwill', known: String(who.client.id), reason } as const
    const unproven = { ...wish, amount: 100n as Usd, by: staffNamed(eve) }
    await setMode(database().db, 'live')
    expect(codeOf(await proposeCorrection(live, unproven))).toBe('staff_factor_missing')
    await setMode(database().db, 'sandbox')
    const made = await propose({ ...unproven, by: acting(at, eve) })
    if (isRefusal(made)) throw new Error(made.refused)
    expect(await listConfirmers(deps, made)).toContain(max)
    expect(await listConfirmers(deps, made)).not.toContain(eve)
    expect(await listConfirmers(live, made)).toEqual([])
    const waiting = await listCorrections(database().db, 'waiting')
    expect(waiting.map(({ id }) => id)).toContain(made.id)
    await withdrawCorrection(deps, { id: made.id, by: acting(at, eve) })
    expect(codeOf(await confirm(made.id, max))).toBe('correction_ended')
  })

  test('is decided by the database too', async () => {
    const { db } = database()
    const { who } = await aPaidWithdrawal(at)
    const wish = { kind: 'goodwill', known: String(who.client.id), reason } as const
    const id = await proposed({ ...wish, amount: 100n as Usd, by: acting(at, eve) })
    const decide = `insert into correction_decisions (correction_id, outcome, decided_by, decided_at)
                    select $1, 'confirmed', o.id, now() from operators o where email = $2`
    await expect(db.rows(decide, [id, eve])).rejects.toThrow('two people')
    await expect(db.rows(decide, [id, max])).rejects.toThrow('has not done')
    await expect(db.rows('update corrections set amount = 1')).rejects.toThrow('append-only')
    await expect(db.rows('delete from correction_decisions')).rejects.toThrow('append-only')
  })
})
