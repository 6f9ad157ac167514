// Withdrawals for tests of what is told of them: rows as asking, approving and paying will write
// them.

import { randomBytes, randomUUID } from 'node:crypto'
import type { ChainNetwork, WithdrawalMethod } from '#contract/public/payouts.ts'
import { present } from '#kernel/assert.ts'
import { type ClientId, uuidFrom } from '#kernel/ids.ts'
import { minus, type Usd, zeroUsd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { outsideOf } from '#server/ledger/flows.ts'
import { payIn, type Transfer } from '#server/ledger/ledger.ts'
import { accountsOf, postTransfers } from '#server/ledger/post-transfers.ts'
import type { Db, Tx } from '#server/platform/db.ts'

export type WithdrawalWish = {
  readonly method: WithdrawalMethod
  readonly network: ChainNetwork | null
  readonly amount: Usd
  readonly fee?: Usd
  readonly destination: string
  readonly approvals?: 1 | 2
  readonly at: Millis
}

/** Asked for: the money is held. */
export function askWithdrawal(db: Db, clientId: ClientId, wish: WithdrawalWish): Promise<string> {
  const { method, network, amount, fee = zeroUsd, destination, approvals = 1, at } = wish
  const id = uuidFrom(at, randomBytes(10))
  return db.transaction(async (tx) => {
    const account = present(
      (await accountsOf(tx, [clientId])).find(({ book }) => book === 'real'),
      'a live account',
    )
    await tx.rows(
      `insert into withdrawals (id, client_id, method, amount, fee, destination, network, bank,
         approvals_needed) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        ...[id, clientId, method, amount, fee, destination, network],
        ...[method === 'bank' ? '{}' : null, approvals],
      ],
    )
    const client = {
      account: account.id,
      posting: account.postings + 1n,
      balance: minus(account.balance, amount),
    }
    const hold = { kind: 'withdrawal_hold', ref: id, currency: 'real', amount, at, client } as const
    await postTransfers(tx, [{ ...hold, from: account.id, to: 'withdrawals' }])
    await addStep(tx, id, { nr: 1, state: 'pending', at })
    return id
  })
}

type Step = {
  readonly nr: number
  readonly state: string
  readonly at: Millis
  readonly reference?: string
}

export async function addStep(tx: Tx, id: string, step: Step): Promise<void> {
  await tx.rows(
    `insert into withdrawal_steps (withdrawal_id, nr, state, at, actor, reference)
     values ($1, $2, $3, $4, 'system', $5)`,
    [id, step.nr, step.state, iso(step.at), step.reference ?? null],
  )
}

/** One more member of staff says yes. */
export async function approve(tx: Tx, id: string, at: Millis): Promise<void> {
  const email = `${randomUUID()}@example.org`
  await tx.rows(
    `with one as (insert into operators (email, email_key, password_hash, created_at)
       values ($2, $2, 'none', $3) returning id)
     insert into withdrawal_approvals (withdrawal_id, operator_id, approved_at)
     select $1, id, $3 from one`,
    [id, email, iso(at)],
  )
}

/** The ledger lets the money go. */
export async function postPayment(tx: Tx, id: string, at: Millis): Promise<void> {
  const rows = await tx.rows<{ amount: Usd; fee: Usd; method: WithdrawalMethod }>(
    'select amount, fee, method from withdrawals where id = $1',
    [id],
  )
  const { amount, fee, method } = present(rows[0], 'the withdrawal')
  const move = { ref: id, currency: 'real', from: 'withdrawals', at, client: null } as const
  const pay: Transfer = {
    ...move,
    kind: 'withdrawal_pay',
    to: outsideOf(method),
    amount: minus(amount, fee),
  }
  const keep: Transfer = { ...move, kind: 'withdrawal_fee', to: 'house', amount: fee }
  await postTransfers(tx, fee === zeroUsd ? [pay] : [pay, keep])
}

/** A transaction was seen to pay it. */
export async function noteSending(
  tx: Tx,
  id: string,
  { at, reference }: { readonly at: Millis; readonly reference: string },
): Promise<void> {
  await tx.rows(
    `insert into withdrawal_payouts (withdrawal_id, units, rate, prepared_at, prepared_by)
     values ($1, 1000, '50000', $2, 'system')`,
    [id, iso(at)],
  )
  await tx.rows(
    `insert into withdrawal_sendings (withdrawal_id, nr, reference, sent_at, recorded_by)
     values ($1, 1, $2, $3, 'system')`,
    [id, reference, iso(at)],
  )
}

/** The ledger gives the held money back. */
export async function postReturn(db: Db, id: string, at: Millis): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.rows<{ amount: Usd; client_id: ClientId }>(
      'select amount, client_id from withdrawals where id = $1',
      [id],
    )
    const { amount, client_id } = present(row, 'the withdrawal')
    const accounts = await accountsOf(tx, [client_id])
    const account = present(
      accounts.find(({ book }) => book === 'real'),
      'a live account',
    )
    const cause = { kind: 'withdrawal_return', ref: id, at } as const
    await postTransfers(tx, [payIn(account, 'withdrawals', amount, cause).transfer])
  })
}

/** From asked to paid, all in order. */
export async function payWithdrawal(
  db: Db,
  clientId: ClientId,
  wish: WithdrawalWish & { readonly paidAt: Millis; readonly reference: string },
): Promise<string> {
  const id = await askWithdrawal(db, clientId, wish)
  const { paidAt: at, reference } = wish
  await db.transaction(async (tx) => {
    for (let left = wish.approvals ?? 1; left > 0; left -= 1) await approve(tx, id, at)
    await addStep(tx, id, { nr: 2, state: 'approved', at })
    if (wish.method !== 'bank') await noteSending(tx, id, { at, reference })
    await postPayment(tx, id, at)
    await addStep(tx, id, { nr: 3, state: 'paid', at, reference })
  })
  return id
}
