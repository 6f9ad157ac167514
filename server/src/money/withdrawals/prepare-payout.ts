// Works a payout out for the operator's own wallet or bank: nothing here holds a private key. How
// many coins leave is fixed the first time, at the rate of then, and is the same ever after; from
// then on the client cannot cancel, since it may be on its way.

import type { KnownRefusal } from '#contract/refusals.ts'
import { type Coin, unitsToText } from '#kernel/coins.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { type Millis, minute } from '#kernel/time.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { holdStanding } from '#server/identity/clients/freeze-client.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Admitted, DemoOperator, Staff } from '#server/install/operators/staff.ts'
import type { Tx } from '#server/platform/db.ts'
import { storedPrice } from '#server/trading/market/stored-price.ts'
import type { Chain, PayoutOrder } from '../chains/chain.ts'
import { rateOf, unitsFor } from '../deposits/rate.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { loaded } from './load-withdrawal.ts'
import { operatorWallet } from './operator-wallet.ts'
import { insertPayout, insertPreparation, insertSendStart } from './payouts.store.ts'
import { netOf, type Prepared, refusePaying, type Withdrawal } from './withdrawal.ts'
import { withdrawalActs } from './withdrawal-acts.ts'
import { loadWithdrawal, lockWithdrawal } from './withdrawals.store.ts'

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
  not_enough: (change: string) => `the wallet holds too little; coins sent to ${change} are used`,
  too_small: () => 'the amount is too small for its network',
  not_payable: () => 'the destination takes no payments',
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
  { by, anew = false }: { readonly by: Staff; readonly anew?: boolean },
): Promise<CoinPayout | KnownRefusal> {
  const planned = await planCoins(deps, id, { by, action: 'withdrawal.prepare' })
  if (isRefusal(planned)) return planned
  const kept = planned.withdrawal.payout?.prepared
  if (kept && !anew) {
    return { withdrawal: planned.withdrawal, order: planned.order, prepared: kept }
  }
  const prepared = await planned.chain.preparePayout(planned.order)
  if ('fault' in prepared) {
    const fault = faults[prepared.fault](planned.order.change.address)
    return refuse('payout_impossible', { fault })
  }
  const { format, text, facts } = prepared
  const given = { format, text, facts }
  const noted = await notePrepared(deps, { ...planned, prepared: given })
  if (isRefusal(noted)) return noted
  return { withdrawal: noted.withdrawal, order: planned.order, prepared: given }
}

export type Paying = {
  readonly by: Staff | DemoOperator
  readonly action: 'withdrawal.prepare' | 'withdrawal.send'
}

export type Plan = Paying & {
  readonly withdrawal: Withdrawal
  readonly chain: Chain
  readonly order: PayoutOrder
  readonly rate: string
}

/** What would leave, and where from; nothing is written down yet. */
export async function planCoins(
  deps: PayingDeps,
  id: string,
  { by, action }: Paying,
): Promise<Plan | KnownRefusal> {
  const { db, clock, settings, install } = deps
  const withdrawal = await loadWithdrawal(db, id)
  if (!withdrawal || withdrawal.method === 'bank') return refuse('not_found')
  const client = await findClient(db, withdrawal.clientId)
  const staff = await admitStaffFor(db, by, action, client)
  if (isRefusal(staff)) return staff
  const refusal = refusePaying(withdrawal)
  if (refusal) return refusal
  if (withdrawal.payout?.sent) return refuse('withdrawal_on_its_way')
  // What was prepared before is not shown again, nor sent from the simulated wallet.
  if (client.state === 'frozen') return refuse('account_frozen')
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
  return { withdrawal, chain, order, rate, by, action }
}

type Noting = Plan & {
  /** To be signed by the operator's wallet; null: a program of ours sends it next. */
  readonly prepared: Prepared | null
}

/** Who prepared it, and how they did that. */
type Preparer = Pick<Admitted, 'actor' | 'acts'>

/**
 * What was worked out is what leaves: of two at once the second has to look again. Who prepares may
 * have left since the chain was asked, so they are asked again.
 */
export function notePrepared(
  deps: PayingDeps,
  { withdrawal: planned, chain, order: { units }, rate, by, action, prepared }: Noting,
): Promise<{ readonly withdrawal: Withdrawal; readonly by: Preparer } | KnownRefusal> {
  const { db, clock } = deps
  const { id } = planned
  return db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id)
    if (!withdrawal) return refuse('not_found')
    const { payout, clientId, method } = withdrawal
    const staff = await admitStaffFor(tx, by, action, await findClient(tx, clientId))
    if (isRefusal(staff)) return staff
    const { actor } = staff
    const refusal =
      refusePaying(withdrawal) ?? refuseNoting(payout, { prepared, units, seen: planned.payout })
    if (refusal) return refusal
    if ((await holdStanding(tx, clientId)) === 'frozen') return refuse('account_frozen')
    const at = clock.now()
    if (!payout) {
      await insertPayout(tx, id, { units, rate, prepared, preparedAt: at, preparedBy: actor })
    } else if (prepared) {
      await insertPreparation(tx, id, { prepared, at, by: actor })
    }
    if (!prepared) await insertSendStart(tx, id, { at, by: actor })
    const coins = unitsToText(chain.coin, units)
    const facts = { id, method, rate, again: payout !== null, coins }
    await tell(tx, { act: withdrawalActs.prepared, clientId, actor, at, facts }, deps)
    return { withdrawal: await loaded(tx, id), by: { actor, acts: staff.acts } }
  })
}

type Seen = {
  readonly prepared: Prepared | null
  readonly units: bigint
  /** What there was when this was worked out. */
  readonly seen: Withdrawal['payout']
}

function refuseNoting(payout: Withdrawal['payout'], { prepared, units, seen }: Seen) {
  if (!payout) return undefined
  if (payout.sent) return refuse('withdrawal_on_its_way')
  if (prepared && payout.isLeaving) return refuse('withdrawal_on_its_way')
  const isOther = prepared !== null && payout.prepared?.text !== seen?.prepared?.text
  return isOther || payout.units !== units ? refuse('prepared_meanwhile') : undefined
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
