// A file for a dispute: all records about one trade, deposit or withdrawal, as its house signed
// them.

import { type KeyState, keyStateShape, keysAt } from './keys.ts'
import { parseNote, signersOf } from './note.ts'
import { parseSaved, type Verdict, verifySaved } from './saved.ts'
import { list, nullable, oneOf, readJson, record, type Shape, text } from './shape.ts'

export const evidenceFormat = 'truestrike/evidence/v1' as const

export type SavedEvidence = {
  readonly format: typeof evidenceFormat
  readonly origin: string
  readonly keys: readonly KeyState[]
  readonly note: string
}

const savedShape: Shape<SavedEvidence> = record({
  format: oneOf([evidenceFormat]),
  origin: text,
  keys: list(keyStateShape),
  note: text,
})

/** The text that is signed; `json` is one line. */
export function evidenceText(json: string): string {
  return `${evidenceFormat}\n${json}\n`
}

/** Undefined where a text is no such file. */
export function parseEvidence(json: string): SavedEvidence | undefined {
  return readJson(json, savedShape)
}

type About = { readonly kind: string; readonly id: string }
type Stated = { readonly about: About; readonly made_at: string; readonly receipt: unknown }

const statedShape: Shape<Stated> = record({
  about: record({ kind: text, id: text }),
  made_at: text,
  receipt: nullable((given): given is object => typeof given === 'object' && given !== null),
})

export type EvidenceVerdict = {
  /** By a key of the log that may still sign. */
  readonly isSigned: boolean
  readonly stated: Stated | undefined
  /** Of a trade: what of its receipt holds. */
  readonly receipt: Verdict | undefined
}

export async function verifyEvidence(
  saved: SavedEvidence,
  known: { readonly keys?: readonly KeyState[] } = {},
): Promise<EvidenceVerdict> {
  const keys = known.keys ?? saved.keys
  const own = (await keysAt(keys, undefined)).filter(({ name }) => name === saved.origin)
  const note = parseNote(saved.note)
  const signers = note && (await signersOf(note, own))
  const first = `${evidenceFormat}\n`
  const stated = note?.text.startsWith(first)
    ? readJson(note.text.slice(first.length), statedShape)
    : undefined
  const receipt = stated?.receipt ? parseSaved(JSON.stringify(stated.receipt)) : undefined
  return {
    isSigned: signers !== undefined && signers.length > 0,
    stated,
    receipt: receipt && (await verifySaved(receipt, { keys })),
  }
}
