// Works a payout out for the operator's own wallet or bank: nothing here holds a private key. How
// many coins leave is fixed the first time, at the rate of then, and is the same ever after; from
// then on the client cannot cancel, since it may be on its way.

import type { KnownRefusal } from '#contract/refusals.ts'
import { usdToText } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { type Millis, minute } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Chain, PayoutOrder } from '../chains/chain.ts'
import { type Coin, unitsToText } from '../chains/network.ts'
import { findClient } from '../clients/find-client.ts'
import { holdStanding } from '../clients/freeze-client.ts'
import { rateOf, unitsFor } from '../deposits/rate.ts'
import type { Actor } from '../events/event.ts'
import { recordEvent } from '../events/record-event.ts'
import { storedPrice } from '../market/stored-price.ts'
import { findStaff } from './approve-withdrawal.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { loaded } from './load-withdrawal.ts'
import { operatorWallet } from './operator-wallet.ts'
import { netOf, type Prepared, refusePaying, type Withdrawal } from './withdrawal.ts'
import { insertPayout, loadWithdrawal, lockWithdrawal } from './withdrawals.store.ts'

export type PayingDeps = WithdrawalDeps & {
  /** Undefined: this install is connected to no such chain. */
  readonly chainOf: (coin: Coin) => Chain | undefined
}

export type CoinPayout = {
  readonly withdrawal: Withdrawal
  readonly order: PayoutOrder
  readonly prepared: Prepared
}

const faults = {
  not_enough: 'the wallet holds too little',
  too_small: 'the amount is too small for its network',
  not_payable: 'the destination takes no payments',
} as const

/** Older prices are none. */
const freshMs = 2 * minute

/**
 * For one withdrawal in coins. What was given out once is shown again: two that can both be sent
 * would pay twice. `anew` is for what is known to have failed, such as coins that are spent.
 */
export async function prepareCoins(
  deps: PayingDeps,
  id: string,
  { by, anew = false }: { readonly by: string; readonly anew?: boolean },
): Promise<CoinPayout | KnownRefusal> {
  const { db } = deps
  const planned = await planCoins(deps, id)
  if (isRefusal(planned)) return planned
  const staff = await findStaff(db, planned.withdrawal, by)
  if (isRefusal(staff)) return staff
  const kept = planned.withdrawal.payout?.prepared
  if (kept && !anew) {
    return { withdrawal: planned.withdrawal, order: planned.order, prepared: kept }
  }
  const prepared = await planned.chain.preparePayout(planned.order)
  if ('fault' in prepared) return refuse('payout_impossible', { fault: faults[prepared.fault] })
  const { format, text, facts } = prepared
  const given = { format, text, facts }
  const noted = await notePrepared(deps, { ...planned, given }, `staff:${staff.email}`)
  if (isRefusal(noted)) return noted
  // Of two at once the first one's text is the one.
  const one = anew ? given : (noted.payout?.prepared ?? given)
  return { withdrawal: noted, order: planned.order, prepared: one }
}

export type Plan = {
  readonly withdrawal: Withdrawal
  readonly chain: Chain
  readonly order: PayoutOrder
  readonly rate: string
}

/** What would leave, and where from; nothing is written down yet. */
export async function planCoins(deps: PayingDeps, id: string): Promise<Plan | KnownRefusal> {
  const { db, clock, settings, install } = deps
  const withdrawal = await loadWithdrawal(db, id)
  if (!withdrawal || withdrawal.method === 'bank') return refuse('not_found')
  const refusal = refusePaying(withdrawal)
  if (refusal) return refusal
  if (withdrawal.payout?.sent) return refuse('withdrawal_on_its_way')
  // What was prepared before is not shown again, nor sent from the simulated wallet.
  const { state } = await findClient(db, withdrawal.clientId)
  if (state === 'frozen') return refuse('account_frozen')
  const { method: coin, payout } = withdrawal
  const chain = deps.chainOf(coin)
  if (!chain || chain.network !== withdrawal.network) {
    return refuse('withdrawal_method_closed', { method: coin.toUpperCase() })
  }
  const rate = payout?.rate ?? (await storedRate(db, coin, clock.now()))
  if (rate === undefined) return refuse('no_rate', { currency: coin.toUpperCase() })
  const units = payout?.units ?? unitsFor(coin, netOf(withdrawal), rate)
  const wallet = await operatorWallet(db, coin, { settings: settings(), mode: install.mode })
  if (isRefusal(wallet)) return wallet
  const order = { reference: withdrawal.id, to: withdrawal.destination, units, ...wallet }
  return { withdrawal, chain, order, rate }
}

type Noting = Pick<Plan, 'withdrawal' | 'order' | 'rate'> & { readonly given?: Prepared | null }

/** What was worked out is what leaves: of two at once the second is asked to look again. */
export function notePrepared(
  { db, clock, announce }: PayingDeps,
  { withdrawal: { id }, order: { units }, rate, given = null }: Noting,
  actor: Actor,
): Promise<Withdrawal | KnownRefusal> {
  return db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id)
    if (!withdrawal) return refuse('not_found')
    const refusal = refusePaying(withdrawal)
    if (refusal) return refusal
    const { payout, clientId, method } = withdrawal
    if (payout?.sent) return refuse('withdrawal_on_its_way')
    if (payout && payout.units !== units) return refuse('unavailable')
    if ((await holdStanding(tx, clientId)) === 'frozen') return refuse('account_frozen')
    const at = clock.now()
    const payoutOf = { units, rate, prepared: given, preparedAt: at, preparedBy: actor }
    if (!payout) await insertPayout(tx, id, payoutOf)
    const after = await loaded(tx, id)
    await recordEvent(tx, {
      ...{ at, clientId, actor, kind: 'withdrawal_prepared' },
      details: {
        ...{ withdrawal: id, method, rate, again: payout !== null },
        amount: method === 'bank' ? usdToText(netOf(withdrawal)) : unitsToText(method, units),
      },
    })
    announce({ clientId, withdrawalId: id })
    return after
  })
}

/** Dollars for a whole coin, as the newest stored price has it. */
async function storedRate(tx: Tx, coin: Coin, now: Millis): Promise<string | undefined> {
  for (const quote of ['USD', 'USDT']) {
    const found = await storedPrice(tx, `${coin.toUpperCase()}${quote}`)
    if (!found || now - found.at > freshMs || found.price <= 0) continue
    return rateOf(found.price, found.scale)
  }
  return undefined
}
