// What the chain says is taken down: an output when it is first seen, with the deposit that it is
// for, where it stands, and that it is gone, whatever the chain repeats or tells in another order.

import { present } from '#kernel/assert.ts'
import { unitsShown } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { ChainOutput } from '../chains/chain.ts'
import type { DepositAddress } from './address.ts'
import type { Deposit } from './deposit.ts'
import { depositActs } from './deposit-acts.ts'
import { insertAsk, insertDeposit, lockDeposit } from './deposits.store.ts'
import { matchPayment, type Waiting } from './match.ts'
import { insertOutput, lockOutput, markGone, updateOutput } from './outputs.store.ts'
import type { Quote } from './quote.ts'
import { deleteQuote, lockQuotes } from './quotes.store.ts'
import { takeBack } from './reverse-deposit.ts'
import { traceSeen } from './trace-deposit.ts'
import { listWaiting } from './waiting.store.ts'

export type NotingDeps = WritingDeps & { readonly db: Db }

export type Seen = {
  readonly output: ChainOutput
  readonly confirmations: number
  readonly needed: number
}

/** The first sight of an output: it gets its deposit. One that is known is moved to where it is. */
export async function noteOutput(
  deps: NotingDeps,
  place: DepositAddress,
  seen: Seen,
): Promise<void> {
  const { coin, network, clientId } = place
  const { output, confirmations } = seen
  const chain = { coin, network }
  const noted = await deps.db.transaction(async (tx) => {
    const known = await lockOutput(tx, chain, output)
    const seenAt = deps.clock.now()
    const found = known ? undefined : await depositFor(tx, deps, place, { output, seenAt })
    const depositId = known?.depositId ?? present(found, 'a new output has its deposit').id
    if (known) {
      await updateOutput(tx, chain, output, confirmations)
      const deposit = await lockDeposit(tx, depositId)
      // Of one that was taken back meanwhile staff decide.
      const isNews = known.goneAt !== null && deposit?.step.state === 'pending'
      if (!isNews) {
        await tellMoved(tx, deps, { clientId, depositId })
        return undefined
      }
    } else await insertOutput(tx, chain, output, { depositId, seenAt, confirmations })
    await tellOfPayment(tx, deps, place, { ...seen, depositId, isBack: known !== undefined })
    return found
  })
  if (noted) traceSeen({ ...noted, method: coin }, deps.clock.now())
}

/** That something about it is other than it was, which only open pages are told. */
function tellMoved(
  tx: Tx,
  deps: NotingDeps,
  { clientId, depositId }: { readonly clientId: ClientId; readonly depositId: string },
): Promise<void> {
  const told = {
    clientId,
    actor: 'system',
    at: deps.clock.now(),
    facts: { id: depositId },
  } as const
  return tell(tx, { act: depositActs.moved, ...told }, deps)
}

/** The deposit that a new payment is for: there already, or made of the quote that it fits. */
async function depositFor(
  tx: Tx,
  { random }: NotingDeps,
  place: DepositAddress,
  { output, seenAt }: { readonly output: ChainOutput; readonly seenAt: Millis },
): Promise<{ readonly id: string; readonly isMade: boolean }> {
  const match = await matchNow(tx, place, { units: output.units, seenAt })
  if (match && 'depositId' in match) return { id: match.depositId, isMade: false }
  const { coin, network, clientId, address } = place
  const id = newUuid(seenAt, random)
  const deposit = { id, clientId, method: coin, network, address, createdAt: seenAt } as const
  await insertDeposit(tx, deposit, 'system')
  if (match) {
    await insertAsk(tx, deposit, { amount: match.amount, quote: match, askedAt: seenAt }, null)
    await deleteQuote(tx, match)
  }
  return { id, isMade: true }
}

/** What it is matched to stays as it is until the transaction ends. */
async function matchNow(
  tx: Tx,
  { coin, network, clientId, address }: DepositAddress,
  { units, seenAt }: { readonly units: bigint; readonly seenAt: Millis },
): Promise<Waiting | Quote | undefined> {
  for (;;) {
    // Quotes first: whoever asks with one holds it until the deposit that it makes can be seen.
    const quotes = await lockQuotes(tx, { clientId, coin, network }, { units, at: seenAt })
    const waiting = await listWaiting(tx, coin, address)
    const match = matchPayment(units, seenAt, { waiting, quotes })
    if (!match || !('depositId' in match)) return match
    if (await lockUnpaid(tx, match.depositId)) return match
    // Paid or ended before it was ours to lock: next time it is not among them, and where it was
    // given up, its quote may be.
  }
}

async function lockUnpaid(tx: Tx, id: string): Promise<boolean> {
  const deposit = await lockDeposit(tx, id)
  return deposit?.step.state === 'pending' && deposit.arrival === null
}

type Payment = Seen & { readonly depositId: string; readonly isBack: boolean }

async function tellOfPayment(
  tx: Tx,
  deps: NotingDeps,
  { coin, clientId }: DepositAddress,
  { output, needed, depositId, isBack }: Payment,
): Promise<void> {
  const at = deps.clock.now()
  const coins = unitsShown(coin, output.units)
  const facts = { id: depositId, method: coin, coins, txid: output.txid, needed, isBack }
  await tell(tx, { act: depositActs.seen, clientId, actor: 'system', at, facts }, deps)
}

/** Where a known output stands now, and how deep. */
export async function moveOutput(
  deps: NotingDeps,
  { coin, network, clientId }: DepositAddress,
  { output, confirmations }: Seen,
): Promise<void> {
  const chain = { coin, network }
  await deps.db.transaction(async (tx) => {
    const known = await lockOutput(tx, chain, output)
    const isNews = known && (await updateOutput(tx, chain, output, confirmations))
    if (isNews) await tellMoved(tx, deps, { clientId, depositId: known.depositId })
  })
}

/**
 * The chain has an output no longer. What was not credited waits, and may come back; what was is
 * taken back.
 */
export async function loseOutput(
  deps: NotingDeps,
  { coin, network, clientId }: DepositAddress,
  output: ChainOutput,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const chain = { coin, network }
    const known = await lockOutput(tx, chain, output)
    if (!known || known.goneAt !== null) return
    await markGone(tx, chain, output, deps.clock.now())
    const deposit = present(await lockDeposit(tx, known.depositId), 'an output has its deposit')
    const { state } = deposit.step
    if (state === 'pending') return tellOfLoss(tx, deps, deposit, output)
    if (state === 'approved') return takeBack(tx, deposit, 'reorged', deps)
    return tellMoved(tx, deps, { clientId, depositId: deposit.id })
  })
}

async function tellOfLoss(
  tx: Tx,
  deps: NotingDeps,
  { id, clientId, method }: Deposit,
  { units, txid }: ChainOutput,
): Promise<void> {
  if (method === 'card') return
  const at = deps.clock.now()
  const coins = unitsShown(method, units)
  const facts = { id, method, coins, txid }
  await tell(tx, { act: depositActs.lost, clientId, actor: 'system', at, facts }, deps)
}
