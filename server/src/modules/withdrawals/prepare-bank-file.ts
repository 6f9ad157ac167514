// One file for the operator's bank with every approved withdrawal that is in none yet. It is kept
// in the same transaction, so that it is never lost; whoever makes it is on record, and so is each
// payment in it.

import type { KnownRefusal } from '#contract/refusals.ts'
import { usdToText } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { newUuid } from '#server/platform/crypto.ts'
import { findClient } from '../clients/find-client.ts'
import { holdStanding } from '../clients/freeze-client.ts'
import { recordEvent } from '../events/record-event.ts'
import { findStaff } from './approve-withdrawal.ts'
import { type BankOrder, bankFile, messageIdOf, totalOf } from './bank.ts'
import { insertBankFile } from './bank-files.store.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { eachForBank } from './open-withdrawals.store.ts'
import { netOf } from './withdrawal.ts'
import { insertPayout, lockWithdrawal } from './withdrawals.store.ts'

export type BankFile = {
  readonly id: string
  readonly xml: string
  readonly orders: readonly BankOrder[]
}

/** `only` is the one to pay; without it all. Empty where none is ready. */
export function prepareBankFile(
  deps: WithdrawalDeps,
  by: string,
  only?: string,
): Promise<BankFile | KnownRefusal> {
  const { db, clock, random, settings, install } = deps
  return db.transaction(async (tx) => {
    const { payoutBank } = settings()
    const payer = payoutBank ?? (install.mode === 'sandbox' ? sandboxPayer : null)
    if (!payer) return refuse('payout_impossible', { fault: 'the setting payout_bank is missing' })
    const at = clock.now()
    const id = newUuid(at, random)
    const events: Parameters<typeof recordEvent>[1][] = []
    const orders: BankOrder[] = []
    let madeBy = ''
    for await (const waiting of eachForBank(tx, only ?? null)) {
      const withdrawal = await lockWithdrawal(tx, waiting.id)
      if (!withdrawal?.bank || withdrawal.payout || withdrawal.steps.length !== 2) continue
      const staff = await findStaff(tx, withdrawal, by)
      if (isRefusal(staff)) return staff
      const { clientId, bank } = withdrawal
      // Those of frozen accounts stay for a later file.
      if ((await holdStanding(tx, clientId)) === 'frozen') {
        if (only !== undefined) return refuse('account_frozen')
        continue
      }
      const { firstname, lastname } = await findClient(tx, clientId)
      const net = netOf(withdrawal)
      madeBy = `staff:${staff.email}`
      const actor = `staff:${staff.email}` as const
      const payout = { units: null, rate: null, prepared: null, preparedAt: at, preparedBy: actor }
      await insertPayout(tx, withdrawal.id, payout)
      orders.push({ id: withdrawal.id, name: `${firstname} ${lastname}`, bank, net })
      events.push({
        ...{ at, clientId, actor, kind: 'withdrawal_prepared' },
        details: { withdrawal: withdrawal.id, method: 'bank', file: id, amount: usdToText(net) },
      })
    }
    if (orders.length === 0) return { id, xml: '', orders }
    const xml = bankFile({ id, payer, orders, at })
    const sums = { payments: orders.length, total: totalOf(orders) }
    await insertBankFile(
      tx,
      { id, messageId: messageIdOf(id), xml, ...sums, madeAt: at, madeBy },
      orders.map((order) => order.id),
    )
    for (const event of events) await recordEvent(tx, event)
    return { id, xml, orders }
  })
}

/** A sandbox's file shows what one is; no bank takes it. */
const sandboxPayer = {
  name: 'Demonstration account',
  accountNumber: '000000000',
  routingNumber: '021000021',
}
