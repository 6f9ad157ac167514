// One file for the operator's bank with every approved withdrawal that is in none by which the bank
// may pay it. It is kept in the same transaction, so that it is never lost; whoever makes it is on
// record, and so is each payment in it. Those of frozen accounts and the maker's own are left out.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { holdStanding } from '#server/identity/clients/freeze-client.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import { admitStaff, admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { DemoOperator, Staff } from '#server/install/operators/staff.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { type BankOrder, bankFile, messageIdOf, totalOf } from './bank.ts'
import { countFiles, insertBankFile } from './bank-files.store.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { eachForBank } from './open-withdrawals.store.ts'
import { insertPayout } from './payouts.store.ts'
import { isForBank, netOf } from './withdrawal.ts'
import { withdrawalActs } from './withdrawal-acts.ts'
import { lockWithdrawal } from './withdrawals.store.ts'

export type BankFile = {
  readonly id: string
  readonly xml: string
  readonly orders: readonly BankOrder[]
}

/** `only` is the one to pay; without it all. Empty where none is ready. */
export function prepareBankFile(
  deps: WithdrawalDeps,
  by: Staff | DemoOperator,
  only?: string,
): Promise<BankFile | KnownRefusal> {
  const { db, clock, random, settings, install } = deps
  return db.transaction(async (tx) => {
    const payer = settings().payoutBank ?? (install.mode === 'sandbox' ? sandboxPayer : null)
    if (!payer) return refuse('payout_impossible', { fault: 'the setting payout_bank is missing' })
    const maker = await admitStaff(tx, by, 'bank_file.prepare')
    if (isRefusal(maker)) return maker
    const { actor } = maker
    const at = clock.now()
    const id = newUuid(at, random)
    const ready: Ready[] = []
    for await (const waiting of eachForBank(tx, only ?? null)) {
      const one = await takeUp(tx, waiting.id, { by, at })
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
    const { preparedInFile: act } = withdrawalActs
    // In the order of clients: each one's chain of events is held from here on.
    for (const { clientId, order } of ready.toSorted(byClient)) {
      const facts = { id: order.id, file: id, net: order.net }
      await tell(tx, { act, clientId, actor, at, facts }, deps)
    }
    return { id, xml, orders }
  })
}

function byClient(one: Ready, other: Ready): number {
  return Number(one.clientId - other.clientId)
}

type Ready = { readonly clientId: ClientId; readonly order: BankOrder }
type Taking = { readonly by: Staff | DemoOperator; readonly at: Millis }

/** One that is in this file; those that are refused stay for a later one. */
async function takeUp(tx: Tx, id: string, { by, at }: Taking): Promise<Ready | KnownRefusal> {
  const withdrawal = await lockWithdrawal(tx, id)
  if (!withdrawal?.bank || !isForBank(withdrawal)) return refuse('withdrawal_not_approved')
  const { clientId, bank, payout } = withdrawal
  const client = await findClient(tx, clientId)
  const staff = await admitStaffFor(tx, by, 'withdrawal.prepare', client)
  if (isRefusal(staff)) return staff
  if ((await holdStanding(tx, clientId)) === 'frozen') return refuse('account_frozen')
  if (!payout) {
    const worked = { units: null, rate: null, prepared: null, preparedAt: at }
    await insertPayout(tx, id, { ...worked, preparedBy: staff.actor })
  }
  const { firstname, lastname } = client
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
