// Corrections for tests: everything that each kind needs, on the apps of deposits and withdrawals.

import type { ClientId } from '#kernel/ids.ts'
import { type Usd, usdToText } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { iso, minute } from '#kernel/time.ts'
import { accountIn } from '#server/identity/clients/hold-account.ts'
import { payOut } from '#server/ledger/ledger.ts'
import { postTransfers } from '#server/ledger/post-transfers.ts'
import type { CardProvider } from '#server/money/cards/card-provider.ts'
import { confirmCorrection } from '#server/money/corrections/decide-correction.ts'
import {
  type CorrectionDeps,
  type CorrectionWish,
  proposeCorrection,
} from '#server/money/corrections/propose-correction.ts'
import { approveWithdrawal } from '#server/money/withdrawals/approve-withdrawal.ts'
import { noteBankPaid } from '#server/money/withdrawals/pay-withdrawal.ts'
import { prepareBankFile } from '#server/money/withdrawals/prepare-bank-file.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import type { CardsApp } from './cards-app.ts'
import type { DepositsApp } from './deposits-app.ts'
import { addFundedClient } from './funded-client.ts'
import { payIn } from './money-world.ts'
import { staffNamed } from './staff.ts'
import { asEve, aWithdrawer, max, type WithdrawalsApp } from './withdrawals-app.ts'

export type Correcting = {
  readonly in: DepositsApp
  readonly out: WithdrawalsApp
  readonly provider?: CardProvider
}

export function correctionDeps(at: Correcting): CorrectionDeps {
  const { db, clock, random, install, chainOf, needed } = at.in.deps
  return { db, clock, random, install, chainOf, needed, provider: at.provider }
}

/** Of 642.18 dollars that came all but `left` was spent when the chain lost them. */
export async function aLostDeposit(at: Correcting, left: bigint) {
  const { db } = at.in.deps
  const client = await addFundedClient(db as never, {
    at: at.in.clock.now(),
    real: 0n as Usd,
    demo: 0n as Usd,
  })
  await at.in.blocks('btc', 4)
  const txid = await payIn(at.in, client, 'btc', '0.01')
  await at.in.blocks('btc', 3)
  if (left < 64_218n) await spend(at, client, (64_218n - left) as Usd)
  await at.in.chains.btc.reorg(4, [txid])
  await at.in.look()
  const rows = await db.rows<{ id: string }>('select id from deposits where client_id = $1', [
    client,
  ])
  const bringBack = async (blocks: number) => {
    await at.in.chains.btc.bringBack(txid)
    await at.in.look()
    await at.in.blocks('btc', blocks)
  }
  return { client, txid, id: rows[0]?.id ?? '', bringBack }
}

/** A hundred dollars by the test card whose owner disputes them, and has by now. */
export async function aDisputedDeposit({ in: { deps, clock } }: Correcting, cards: CardsApp) {
  const now = clock.now()
  const client = await addFundedClient(deps.db as never, {
    at: now,
    real: 0n as Usd,
    demo: 0n as Usd,
  })
  const paid = await cards.app.inject({
    method: 'POST',
    url: '/api/deposit/card',
    headers: { client: String(client) },
    payload: {
      usd_amount: 100,
      token: await cards.tokenOf('dispute'),
      holder_name: 'Ada L',
      month: 12,
      year: new Date(now).getUTCFullYear() + 1,
      zip_code: '1012 AB',
    },
  })
  if (paid.statusCode !== 200) throw new Error(paid.body)
  const { deposit_id: id } = paid.json().data.deposit
  await cards.deliver()
  clock.advance(minute)
  await cards.deliver()
  const win = async () => {
    clock.advance(5 * minute)
    await cards.deliver()
  }
  const disputeAgain = async () => {
    await deps.db.rows(
      'update simulated_card_payments set dispute_at = $2 where reference = $1 and state = $3',
      [id, iso(clock.now()), 'paid'],
    )
    await cards.deliver()
  }
  return { client, id: id as string, win, disputeAgain }
}

export async function spend({ in: { deps, clock } }: Correcting, clientId: ClientId, amount: Usd) {
  const at = clock.now()
  await deps.db.transaction(async (tx) => {
    const ref = (await tx.rows<{ id: string }>('select gen_random_uuid() as id'))[0]?.id ?? ''
    const cause = { kind: 'sandbox_forfeit', ref, at } as const
    await postTransfers(tx, [
      payOut(await accountIn(tx, clientId, 'real'), 'grants', amount, cause).transfer,
    ])
    await recordEvent(tx, {
      at,
      clientId,
      actor: 'client',
      kind: 'account_closed',
      details: { given_up: usdToText(amount) },
    })
  })
}

/** A bank withdrawal of 100 dollars that the bank has paid. */
export async function aPaidWithdrawal({ out }: Correcting) {
  const who = await aWithdrawer(out)
  out.clock.advance(minute)
  const asked = await who.toBank(100)
  const { withdraw_id: id } = asked.data
  for (const done of [
    await approveWithdrawal(out.deps, id, asEve),
    await prepareBankFile(out.deps, asEve, id),
    await noteBankPaid(out.deps, id, { by: asEve, reference: 'B-100' }),
  ]) {
    if (isRefusal(done)) throw new Error(done.refused)
  }
  return { who, id: id as string }
}

/** Proposed by Eve and confirmed by Max. */
export async function corrected(at: Correcting, wish: CorrectionWish): Promise<string> {
  const deps = correctionDeps(at)
  const proposed = await proposeCorrection(deps, wish)
  if (isRefusal(proposed)) throw new Error(proposed.refused)
  const { id } = proposed
  const done = await confirmCorrection(deps, { id, by: acting(at, max) })
  if (isRefusal(done)) throw new Error(done.refused)
  return id
}

export const acting = ({ in: { clock } }: Correcting, email: string) =>
  staffNamed(email, clock.now())
