// Everything that happened with one trade, deposit or withdrawal, as one signed text: for a
// dispute, to whoever decides it.

import * as z from 'zod/mini'
import type { EvidenceKind, EvidenceView } from '#contract/client/evidence.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { Outage } from '#server/platform/outage.ts'
import { keyStatesOf } from '#server/transparency/log/prove-entry.ts'
import type { Signer } from '#server/transparency/log/sign-note.ts'
import { signReceipt } from '#server/transparency/log/sign-receipt.ts'
import { evidenceFormat, evidenceText } from '#verify/evidence.ts'
import { readMentions } from '../privacy/read-held.ts'

type Wanted = {
  readonly clientId: ClientId
  readonly kind: EvidenceKind
  readonly id: string
  readonly at: Millis
  readonly signer: () => Promise<Signer | undefined>
}

const HeldRecord = z.object({ id: z.string() })

/** What a kind is called in the export: there has to be one with that id. */
const held: Readonly<Record<EvidenceKind, string>> = {
  trade: 'trades',
  deposit: 'deposits',
  withdrawal: 'withdrawals',
}

/** Undefined when there is no such thing, or it is somebody else's. */
export async function makeEvidence(tx: Tx, wanted: Wanted): Promise<EvidenceView | undefined> {
  const { clientId, kind, id, at, signer: find } = wanted
  const mentions = await readMentions(tx, clientId, id)
  const isOwn = mentions
    .get(held[kind])
    ?.some((line) => HeldRecord.parse(JSON.parse(line)).id === id)
  if (!isOwn) return undefined
  const signer = await find()
  if (!signer) throw new Outage('nobody signs yet')
  const receipt = kind === 'trade' ? await signReceipt(tx, wanted) : undefined
  const records = [...mentions].map(([name, lines]) => `"${name}":[${lines.join(',')}]`)
  const about = JSON.stringify({ kind, id })
  const parts = [
    `"about":${about}`,
    `"made_at":"${iso(at)}"`,
    `"records":{${records.join(',')}}`,
    `"receipt":${JSON.stringify(receipt ?? null)}`,
  ]
  const note = signer.note(evidenceText(`{${parts.join(',')}}`))
  return { format: evidenceFormat, ...(await keyStatesOf(tx)), note }
}
