// A witness that is asked (c2sp.org/tlog-witness): who keeps a log sends what it says of itself and
// the proof that this begins with what was signed before, and gets a signature under it. Whatever
// is signed is kept first, so no two signatures ever contradict each other.

import { type Bytes, fromBase64, isSame, toBase64, toHex, utf8 } from './bytes.ts'
import { type Checkpoint, openCheckpoint, parseCheckpoint } from './checkpoint.ts'
import { emptyRoot, hashBytes, isConsistent } from './merkle.ts'
import { type Key, parseNote } from './note.ts'

export type Asking = {
  /** The length that was signed last. */
  readonly from: number
  readonly proof: readonly Bytes[]
  /** The signed note. */
  readonly checkpoint: string
}

const proofMost = 63

export function askingText({ from, proof, checkpoint }: Asking): string {
  return [`old ${from}`, ...proof.map(toBase64), '', checkpoint].join('\n')
}

/** Undefined where it is no such request. */
export function parseAsking(body: string): Asking | undefined {
  const at = body.indexOf('\n\n')
  const [first = '', ...lines] = body.slice(0, Math.max(at, 0)).split('\n')
  const [, count] = /^old (0|[1-9]\d*)$/.exec(first) ?? []
  const proof = lines.map(fromBase64)
  if (count === undefined || !Number.isSafeInteger(Number(count))) return undefined
  if (proof.length > proofMost || !proof.every((one) => one?.length === hashBytes)) return undefined
  return { from: Number(count), proof: proof as Bytes[], checkpoint: body.slice(at + 2) }
}

export type Cosigner = {
  readonly key: Key
  /** The line that says so below a checkpoint, with the time in Unix seconds. */
  readonly lineFor: (text: string, unixSeconds: number) => string
}

export type CosignDeps = {
  readonly cosigner: Cosigner
  /** Unix seconds. */
  readonly now: () => number
  /** The log's own name; undefined as long as it was never looked at. */
  readonly origin: () => Promise<string | undefined>
  /** The keys by which it signs now. */
  readonly keys: () => Promise<readonly Key[]>
  /** What was signed last, with the signatures; undefined: nothing yet. */
  readonly signed: () => Promise<string | undefined>
  /** Has to be on disk when it is done. */
  readonly keepSigned: (note: string) => Promise<void>
  /** The log says two things of one length: both are told of. */
  readonly forked: (before: string, now: string) => Promise<void>
}

export type Reply = { readonly status: number; readonly type: string; readonly body: string }

const plain = 'text/plain; charset=utf-8'
const refused = (status: number, why: string): Reply => ({ status, type: plain, body: `${why}\n` })

/** One at a time: whoever calls it waits for the one before. */
export async function addCheckpoint(deps: CosignDeps, body: string): Promise<Reply> {
  const asking = parseAsking(body)
  const note = asking && parseNote(asking.checkpoint)
  const said = note && parseCheckpoint(note)
  if (!asking || !said) return refused(400, 'this is no request for a signature')
  if (said.origin !== (await deps.origin())) return refused(404, 'this log is not watched here')
  const now = await openCheckpoint(asking.checkpoint, await deps.keys())
  if (!now) return refused(403, 'it is not signed by this log')
  if (asking.from > now.size) return refused(400, 'the log cannot become shorter')
  const kept = await deps.signed()
  const before = kept === undefined ? await nothing(now.origin) : opened(kept)
  if (kept !== undefined && before.size === now.size && !isSame(before.root, now.root)) {
    await deps.forked(kept, asking.checkpoint)
  }
  if (asking.from !== before.size) {
    return { status: 409, type: 'text/x.tlog.size', body: `${before.size}\n` }
  }
  if (now.size === 0 && !isSame(now.root, before.root)) return refused(422, 'it is not empty')
  if (!(await isConsistent({ from: before, to: now }, asking.proof))) {
    return refused(422, 'what was signed before is not its beginning')
  }
  const line = deps.cosigner.lineFor(note.text, deps.now())
  await deps.keepSigned(`${asking.checkpoint}${line}`)
  return { status: 200, type: plain, body: line }
}

/** Throws where it cannot be read: whoever does not know what they signed signs nothing. */
function opened(note: string): Checkpoint {
  const parsed = parseNote(note)
  const checkpoint = parsed && parseCheckpoint(parsed)
  if (!checkpoint) throw new Error('what was signed last cannot be read')
  return checkpoint
}

async function nothing(origin: string): Promise<Checkpoint> {
  return { origin, size: 0, root: await emptyRoot() }
}

/** Where a witness shows what it signed last of a log: "<SHA-256 of its name>/checkpoint". */
export async function signedPath(origin: string): Promise<string> {
  return `${toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(origin))))}/checkpoint`
}
