// Deposits as staff see them: how each stands, whether its picture, or a copy that looks alike,
// was sent with another, and whether one that was taken back has come again.

import type { DepositDetail } from '#contract/client/deposits.ts'
import { present } from '#kernel/assert.ts'
import type { Millis } from '#kernel/time.ts'
import type { Client } from '#server/identity/clients/client.ts'
import { findClients } from '#server/identity/clients/find-client.ts'
import type { Tx } from '#server/platform/db.ts'
import { pagesOf } from '#server/platform/keyset.ts'
import { type Deposit, detailOf } from './deposit.ts'
import { listDeposits, loadDeposit, loadDeposits } from './deposits.store.ts'
import { listReceiptFlags } from './receipts.store.ts'
import {
  type DepositStep,
  type LikeReceipt,
  type ListedId,
  type Looking,
  listIds,
  listLikeReceipts,
  listSteps,
  loadChargeOf,
  type TakenCharge,
} from './staff-lists.store.ts'
import { type DepositSums, sumDepositsOf } from './sum-of-client.ts'

export type ReceiptLikeness = {
  readonly depositId: string
  /** Null: the very same picture; else how many bits of 64 a copy differs in. */
  readonly differingBits: number | null
}

export type StaffDeposit = {
  readonly deposit: Deposit
  readonly detail: DepositDetail
  readonly receiptFlags: readonly ReceiptLikeness[]
  readonly isBack: boolean
}

const most = 500

/** The newest first. */
export async function listForStaff(
  tx: Tx,
  which: 'waiting' | 'all',
  now: Millis,
): Promise<StaffDeposit[]> {
  const deposits = await listDeposits(tx, which === 'all' ? null : 'pending', most)
  const flags = await listReceiptFlags(tx)
  return deposits.map((deposit) => {
    const { id } = deposit
    const alike = flags.flatMap((flag): ReceiptLikeness[] => {
      const { deposit_id: one, other_deposit_id: other, differing_bits: differingBits } = flag
      if (one === id) return [{ depositId: other, differingBits }]
      return other === id ? [{ depositId: one, differingBits }] : []
    })
    return {
      deposit,
      detail: detailOf(deposit, now),
      receiptFlags: alike,
      isBack: isBackOn(deposit),
    }
  })
}

/** It was taken back, and its chain has it again. */
export function isBackOn({ method, step, arrival }: Deposit): boolean {
  const isThere = arrival !== null && arrival.goneAt === null
  return step.state === 'reversed' && isThere && method !== 'card'
}

/** A deposit, and whose it is. */
export type OwnedDeposit = { readonly deposit: Deposit; readonly client: Client }

export const depositPages = pagesOf<ListedId, 'asked' | 'amount'>({
  ids: 'uuid',
  by: { asked: null, amount: ({ amount }) => amount },
})

/** One page of them. */
export async function pageForStaff(
  tx: Tx,
  looking: Looking,
): Promise<{ readonly page: readonly OwnedDeposit[]; readonly next: string | null }> {
  const { limit, sort } = looking
  const listed = await listIds(tx, { ...looking, limit: limit + 1 })
  const { page, next } = depositPages.page(listed, limit, sort)
  const ids = page.map(({ id }) => id)
  const found = await loadDeposits(tx, ids)
  const known = new Map(found.map((deposit) => [deposit.id, deposit]))
  return {
    page: await owned(
      tx,
      ids.flatMap((id) => known.get(id) ?? []),
    ),
    next,
  }
}

async function owned(tx: Tx, deposits: readonly Deposit[]): Promise<OwnedDeposit[]> {
  const ids = deposits.map(({ clientId }) => clientId)
  const clients = await findClients(tx, ids)
  return deposits.map((deposit) => ({
    deposit,
    client: present(clients.get(deposit.clientId), 'clients are never deleted'),
  }))
}

export type DepositFile = OwnedDeposit & {
  readonly steps: readonly DepositStep[]
  readonly charge: TakenCharge | undefined
  readonly likeReceipts: readonly LikeReceipt[]
  readonly sums: DepositSums
}

/** One, with all that is known of it. */
export async function findForStaff(tx: Tx, id: string): Promise<DepositFile | undefined> {
  const deposit = await loadDeposit(tx, id)
  const [found] = deposit ? await owned(tx, [deposit]) : []
  return (
    found && {
      ...found,
      steps: await listSteps(tx, id),
      charge: await loadChargeOf(tx, id),
      likeReceipts: await listLikeReceipts(tx, id),
      sums: await sumDepositsOf(tx, found.deposit.clientId),
    }
  )
}

/** Receipts that were sent with two deposits, or copies that look alike. */
export const listReceiptsAlike = listReceiptFlags
