// A receipt to keep: what was stated of a trade, signed, and where the log has it. What the log
// does not have yet is signed all the same.

import type { SignedReceiptView } from '#contract/client/signed-receipts.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import { Outage } from '#server/platform/outage.ts'
import { readEnd, readOwnTrade } from '#server/trading/trades/read-trades.ts'
import { statedTerms } from '#server/trading/trades/state-trade.ts'
import { toBase64 } from '#verify/bytes.ts'
import { type Hidden, minutesOf, statementText } from '#verify/entry.ts'
import { savedFormat } from '#verify/saved.ts'
import { loadMinutes, loadOpenings, type Opening } from './openings.store.ts'
import { keyStatesOf, proverOf } from './prove-entry.ts'
import type { Signer } from './sign-note.ts'

type Wanted = {
  readonly clientId: ClientId
  readonly id: string
  readonly signer: () => Promise<Signer | undefined>
}

/** Undefined when there is no such trade, or it is somebody else's. */
export async function signReceipt(
  tx: Tx,
  { clientId, id, signer: find }: Wanted,
): Promise<SignedReceiptView | undefined> {
  const stored = await readOwnTrade(tx, clientId, id)
  if (!stored) return undefined
  const signer = await find()
  if (!signer) throw new Outage('nobody signs yet')
  const { trade } = stored
  const openings = new Map((await loadOpenings(tx, trade.id)).map((one) => [one.kind, one]))
  const prove = await proverOf(tx)
  // What the log has is stated as it was then; what it does not have yet, as it will be.
  const proven = async (kind: Hidden, opening: Opening | undefined, stated: object) => ({
    note: signer.note(opening?.statement ?? statementText(kind, stated)),
    salt: opening ? toBase64(opening.salt) : null,
    proof: opening ? (await prove(opening.nr)).proof : null,
  })
  const terms = openings.get('terms')
  const end = await readEnd(tx, stored)
  const ended = { trade_id: trade.id, terms: terms?.nr ?? null, ...end }
  const minutes = await loadMinutes(
    tx,
    trade.instrument.id,
    minutesOf(trade.acceptedAt, trade.expiresAt),
  )
  const prices = await Promise.all(minutes.map(prove))
  return {
    format: savedFormat,
    ...(await keyStatesOf(tx)),
    terms: await proven('terms', terms, statedTerms(trade)),
    settlement: end && (await proven('settlement', openings.get('settlement'), ended)),
    prices: prices.flatMap(({ entry, proof }) => (proof === null ? [] : [{ entry, proof }])),
  }
}
