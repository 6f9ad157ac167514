// What a log signs of itself (c2sp.org/tlog-checkpoint), and a proof as a file
// (c2sp.org/tlog-proof).

import { type Bytes, fromBase64, toBase64 } from './bytes.ts'
import { hashBytes, type Inclusion, isIncluded } from './merkle.ts'
import { type Key, type Note, parseNote, signersOf } from './note.ts'

export type Checkpoint = {
  /** Which log. */
  readonly origin: string
  readonly size: number
  readonly root: Bytes
}

/** The text that is signed. */
export function checkpointText({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${toBase64(root)}\n`
}

/** Undefined where the text is no checkpoint. */
export function parseCheckpoint({ text }: Pick<Note, 'text'>): Checkpoint | undefined {
  const [origin = '', count = '', encoded = ''] = text.split('\n')
  const root = fromBase64(encoded)
  const size = Number(count)
  if (origin === '' || !/^(0|[1-9]\d*)$/.test(count) || !Number.isSafeInteger(size))
    return undefined
  return root?.length === hashBytes ? { origin, size, root } : undefined
}

/** Signed by one of the keys that are its log's own; undefined where it is not. */
export async function openCheckpoint(
  text: string,
  keys: readonly Key[],
): Promise<Checkpoint | undefined> {
  const note = parseNote(text)
  const checkpoint = note && parseCheckpoint(note)
  if (!checkpoint) return undefined
  const own = keys.filter(({ name }) => name === checkpoint.origin)
  const signers = await signersOf(note, own)
  return signers && signers.length > 0 ? checkpoint : undefined
}

export type ProofFile = {
  readonly index: number
  readonly proof: readonly Bytes[]
  /** The signed note. */
  readonly checkpoint: string
}

const firstLine = 'c2sp.org/tlog-proof@v1'

export function proofText({ index, proof, checkpoint }: ProofFile): string {
  return [firstLine, `index ${index}`, ...proof.map(toBase64), '', checkpoint].join('\n')
}

/** Undefined where it is no proof. */
export function parseProof(text: string): ProofFile | undefined {
  const at = text.indexOf('\n\n')
  const [first, ...lines] = text.slice(0, Math.max(at, 0)).split('\n')
  if (lines[0]?.startsWith('extra ')) lines.shift()
  const [, count] = /^index (0|[1-9]\d*)$/.exec(lines.shift() ?? '') ?? []
  const proof = lines.map(fromBase64)
  if (first !== firstLine || count === undefined) return undefined
  if (!proof.every((hash) => hash?.length === hashBytes)) return undefined
  return { index: Number(count), proof: proof as Bytes[], checkpoint: text.slice(at + 2) }
}

/** Whether a signed checkpoint holds this leaf, by the file's own proof. */
export function isInLog(
  { index, proof }: ProofFile,
  leaf: Inclusion['leaf'],
  { size, root }: Checkpoint,
): Promise<boolean> {
  return isIncluded({ index, size, leaf, proof }, root)
}
