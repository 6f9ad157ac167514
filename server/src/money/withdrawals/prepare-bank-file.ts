// One file for the operator's bank with every approved withdrawal that is in none by which the bank
// may pay it. It is kept in the same transaction, so that it is never lost; whoever makes it is on
// record, and so is each payment in it. Those of frozen accounts and the maker's own are left out.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { usdToText } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { holdStanding } from '#server/identity/clients/freeze-client.ts'
import { findOperator } from '#server/install/operators/find-operator.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Actor } from '#server/record/events/event.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { findStaff } from './approve-withdrawal.ts'
import { type BankOrder, bankFile, messageIdOf, totalOf } from './bank.ts'
import { countFiles, insertBankFile } from './bank-files.store.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { eachForBank } from './open-withdrawals.store.ts'
import { insertPayout } from './payouts.store.ts'
import { isForBank, netOf } from './withdrawal.ts'
import { lockWithdrawal } from './withdrawals.store.ts'

export type BankFile = {
  readonly id: string
  readonly xml: string
  readonly orders: readonly BankOrder[]
}

/** `only` is the one to pay; without it all. Empty where none is ready. */
export function prepareBankFile(
  { db, clock, random, settings, install }: WithdrawalDeps,
  by: string,
  only?: string,
): Promise<BankFile | KnownRefusal> {
  return db.transaction(async (tx) => {
    const payer = settings().payoutBank ?? (install.mode === 'sandbox' ? sandboxPayer : null)
    if (!payer) return refuse('payout_impossible', { fault: 'the setting payout_bank is missing' })
    const maker = await findOperator(tx, by)
    if (!maker) return refuse('operator_unknown', { email: by })
    const actor = `staff:${maker.email}` as const
    const at = clock.now()
    const id = newUuid(at, random)
    const ready: Ready[] = []
    for await (const waiting of eachForBank(tx, only ?? null)) {
      const one = await takeUp(tx, waiting.id, { actor, by: maker.email, at })
      if (!isRefusal(one)) ready.push(one)
      else if (only !== undefined) return one
    }
    const orders = ready.map(({ order }) => order)
    if (orders.length === 0) return { id, xml: '', orders }
    const xml = bankFile({ id, payer, orders, at })
    const sums = { payments: orders.length, total: totalOf(orders) }
    await insertBankFile(
      tx,
      { id, messageId: messageIdOf(id), xml, ...sums, madeAt: at, madeBy: actor },
      orders.map((order) => order.id),
    )
    for (const { clientId, order } of ready) {
      await recordEvent(tx, {
        at,
        clientId,
        actor,
        kind: 'withdrawal_prepared',
        details: { withdrawal: order.id, method: 'bank', file: id, amount: usdToText(order.net) },
      })
    }
    return { id, xml, orders }
  })
}

type Ready = { readonly clientId: ClientId; readonly order: BankOrder }
type Taking = { readonly actor: Actor; readonly by: string; readonly at: Millis }

/** One that is in this file; those that are refused stay for a later one. */
async function takeUp(
  tx: Tx,
  id: string,
  { actor, by, at }: Taking,
): Promise<Ready | KnownRefusal> {
  const withdrawal = await lockWithdrawal(tx, id)
  if (!withdrawal?.bank || !isForBank(withdrawal)) return refuse('withdrawal_not_approved')
  const staff = await findStaff(tx, withdrawal, by)
  if (isRefusal(staff)) return staff
  const { clientId, bank, payout } = withdrawal
  if ((await holdStanding(tx, clientId)) === 'frozen') return refuse('account_frozen')
  if (!payout) {
    const worked = { units: null, rate: null, prepared: null, preparedAt: at, preparedBy: actor }
    await insertPayout(tx, id, worked)
  }
  const { firstname, lastname } = await findClient(tx, clientId)
  const attempt = 1 + (await countFiles(tx, id))
  const name = `${firstname} ${lastname}`
  return { clientId, order: { id, name, bank, net: netOf(withdrawal), attempt } }
}

/** A sandbox's file shows what one is; no bank takes it. */
const sandboxPayer = {
  name: 'Demonstration account',
  accountNumber: '000000000',
  routingNumber: '021000021',
}
