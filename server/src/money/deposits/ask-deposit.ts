// A client says that they will pay: which coin, how much, at which quoted rate, perhaps with a
// picture of the payment. It is a note to us, and credits nothing. What came before they said so is
// found and taken as meant; a quote makes one deposit, however often it is asked for.

import { createHash } from 'node:crypto'
import { receiptBytesMax } from '#contract/client/deposits.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import type { Coin } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import type { DocumentFiles, KeptFile } from '#server/identity/documents/document-files.ts'
import { refuseDeposit } from '#server/identity/limits/refuse-deposit.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Image } from '#server/platform/images.ts'
import { drawLegible } from '#server/platform/legible-picture.ts'
import type { DepositAddress } from './address.ts'
import { findByKey, findLaterKey, findMeant, findUnasked, insertLaterKey } from './asks.store.ts'
import { refuseStanding } from './check-standing.ts'
import type { Deposit } from './deposit.ts'
import { depositActs } from './deposit-acts.ts'
import { depositUse } from './deposit-use.ts'
import { insertAsk, insertDeposit, loadDeposit, lockDeposit } from './deposits.store.ts'
import { type QuotingDeps, signedQuote, takeQuote } from './make-quote.ts'
import type { Quote } from './quote.ts'
import { deleteQuote, lockQuotes } from './quotes.store.ts'
import { insertReceipt } from './receipts.store.ts'
import { traceCreated } from './trace-deposit.ts'
import { countWaiting } from './waiting.store.ts'

export type AskingDeps = QuotingDeps &
  WritingDeps & {
    readonly files: DocumentFiles
  }

export type DepositWish = {
  readonly clientId: ClientId
  readonly coin: Coin
  readonly amount: Usd
  /** As the conversion gave it; without one the rate of now is taken. */
  readonly quote: string | undefined
  readonly picture: Uint8Array | undefined
  readonly orderKey: string | null
}

const waitingMost = 10

export async function askDeposit(
  deps: AskingDeps,
  wish: DepositWish,
): Promise<Deposit | KnownRefusal> {
  const { db, clock, files, seal } = deps
  const before = await findSame(db, seal, wish)
  if (before) return before
  const standing = await refuseStanding(deps, db, wish.clientId, clock.now())
  if (standing) return standing
  const taken = await takeQuote(deps, { ...wish, now: clock.now() })
  if (isRefusal(taken)) return taken
  const picture = wish.picture?.length
    ? await drawLegible(wish.picture, { by: String(wish.clientId), bytesMax: receiptBytesMax })
    : undefined
  if (isRefusal(picture)) return picture
  const id = newUuid(clock.now(), deps.random)
  const receipt = picture && { picture, kept: await files.keep(id, picture.bytes) }
  let usesReceipt = false
  const outcome = await db.transaction(async (tx) => {
    usesReceipt = false
    const now = clock.now()
    const refusal = await refuseDeposit(tx, {
      clientId: wish.clientId,
      amount: wish.amount,
      now,
      paidInOf: () => depositUse(tx, wish.clientId, now),
    })
    // Asked twice at once: the second has waited for the first.
    const same = await findSame(tx, seal, wish)
    if (same) return same
    const { quote } = taken
    // A payment that is being taken down now is waited for.
    await lockQuotes(tx, quote, { units: quote.units, at: quote.quotedAt })
    const meant = wish.quote === undefined ? undefined : await findMeant(tx, quote)
    if (refusal && !meant) return refusal
    const asked = await writeDown(tx, wish, { id, ...taken, meant, now })
    if (isRefusal(asked)) return asked
    usesReceipt = receipt !== undefined && !asked.hasReceipt
    const note = { receipt: usesReceipt ? receipt : undefined, id, quote, now }
    return noteAsking(tx, deps, { wish, asked, ...note })
  })
  // Only a "no" is certain to have left no row; after an error the worker will know.
  if (receipt && (isRefusal(outcome) || !usesReceipt)) await files.remove(receipt.kept.fileName)
  if (!isRefusal(outcome) && outcome.id === id) traceCreated(outcome, clock.now())
  return outcome
}

type Writing = {
  readonly id: string
  readonly quote: Quote
  readonly address: DepositAddress
  /** What the quote is about, where it is there already. */
  readonly meant: Deposit | undefined
  readonly now: Millis
}

async function writeDown(
  tx: Tx,
  { clientId, coin, amount, orderKey, quote: typed }: DepositWish,
  { id, quote, address: { address }, meant, now }: Writing,
): Promise<Deposit | KnownRefusal> {
  const came = meant ?? (await findUnasked(tx, quote))
  const there = came && (await lockDeposit(tx, came.id))
  const isUnasked = there?.step.state === 'pending' && !there.ask
  if (there && meant && !isUnasked) {
    const wishHash = hashOf({ coin, amount, quote: typed })
    if (orderKey !== null) await insertLaterKey(tx, { depositId: there.id, orderKey, wishHash })
    return there
  }
  if (!isUnasked && (await countWaiting(tx, clientId)) >= waitingMost) {
    return refuse('deposits_waiting', { limit: waitingMost })
  }
  const { network } = quote
  const deposit = { id, clientId, method: coin, network, address, createdAt: now } as const
  if (!isUnasked) await insertDeposit(tx, deposit, 'client')
  const depositId = isUnasked ? there.id : id
  await insertAsk(tx, { id: depositId, clientId }, { amount, quote, askedAt: now }, orderKey)
  await deleteQuote(tx, quote)
  return present(await loadDeposit(tx, depositId), 'a deposit that was just written is there')
}

type Note = {
  readonly wish: DepositWish
  readonly asked: Deposit
  /** What the receipt's file was sealed for. */
  readonly id: string
  readonly quote: Quote
  readonly receipt: { readonly picture: Image; readonly kept: KeptFile } | undefined
  readonly now: Millis
}

/** The picture, and the event. To be called last in the transaction. */
async function noteAsking(
  tx: Tx,
  deps: AskingDeps,
  { wish: { clientId, coin, amount }, asked: { id: depositId }, ...note }: Note,
): Promise<Deposit> {
  const { id, quote, receipt, now } = note
  const flags = receipt
    ? await insertReceipt(tx, {
        depositId,
        fileId: id,
        fileName: receipt.kept.fileName,
        sentAt: now,
        sealedKey: receipt.kept.sealedKey,
        mediaType: receipt.picture.type,
        pictureHash: createHash('sha256').update(receipt.picture.bytes).digest(),
        likeness: receipt.picture.likeness,
      })
    : 0
  const ofCoin = { rate: quote.rate, receipt: receipt !== undefined, same_receipts: flags }
  const facts = { id: depositId, method: coin, amount, coin: ofCoin }
  await tell(tx, { act: depositActs.asked, clientId, actor: 'client', at: now, facts }, deps)
  return present(await loadDeposit(tx, depositId), 'a deposit that was asked for is there')
}

/** The deposit that this key made before, if it was asked for in the same words. */
async function findSame(
  tx: Tx,
  seal: AskingDeps['seal'],
  { clientId, coin, amount, quote: typed, orderKey }: DepositWish,
): Promise<Deposit | KnownRefusal | undefined> {
  if (orderKey === null) return undefined
  const later = await findLaterKey(tx, clientId, orderKey)
  if (later) {
    const isSame = later.wishHash.equals(hashOf({ coin, amount, quote: typed }))
    return isSame ? loadDeposit(tx, later.depositId) : refuse('key_reused')
  }
  const deposit = await findByKey(tx, clientId, orderKey)
  if (!deposit) return undefined
  const { ask, network, method } = deposit
  const isSame = method === coin && ask?.amount === amount
  if (!isSame || !ask.quote || !network) return refuse('key_reused')
  const quoted = signedQuote(seal, { clientId, coin, network, amount, ...ask.quote })
  return typed === undefined || typed === quoted ? deposit : refuse('key_reused')
}

function hashOf({ coin, amount, quote = '' }: Pick<DepositWish, 'coin' | 'amount' | 'quote'>) {
  return createHash('sha256').update(`${coin}|${amount}|${quote}`).digest()
}
