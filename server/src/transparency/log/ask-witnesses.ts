// Asks each witness to sign what the log says of itself (c2sp.org/tlog-witness), with the proof
// that this begins with what it signed before. One that says no is told of: it has seen a history
// that is not ours.

import type { Alarm } from '#contract/staff/alarm-texts.ts'
import { hour, type Millis, minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { askingText } from '#verify/cosign.ts'
import { parseNote, signatureLine, signersOf } from '#verify/note.ts'
import { proveConsistency } from '#verify/tiles.ts'
import { storedTree } from './append-entries.ts'
import { insertCosignature, listLastCosigned } from './cosignatures.store.ts'
import { loadSignedAlone, type StoredCheckpoint } from './log.store.ts'
import type { AskedWitness } from './read-witnesses.ts'

export type AskDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly witnesses: readonly AskedWitness[]
  readonly alarm: Alarm
}

/** What a process remembers of its witnesses, by their keys: what is wrong with one, since when. */
export type AskMemory = Map<string, Trouble & { readonly since: Millis; readonly isTold: boolean }>

export const newAskMemory = (): AskMemory => new Map()

type Trouble = {
  readonly code: 'witness_contradicts' | 'witness_refuses' | 'witness_silent'
  /** What the alarm counts; of one that is silent the hours. */
  readonly count: number
  /** So long nobody need know. */
  readonly patienceMs: number
}

const timeoutMs = 10_000
const replyBytesMost = 64 * 1024
const silentMs = hour
/** One that looks at a new log, or at a new key, by itself. */
const strangeMs = 5 * minute
const strange: readonly number[] = [403, 404]

export async function askWitnesses(deps: AskDeps, memory: AskMemory): Promise<void> {
  const { db, witnesses } = deps
  const vkeys = witnesses.map(({ vkey }) => vkey)
  const head = witnesses.length > 0 ? await loadSignedAlone(db) : undefined
  if (!head) return
  const last = new Map((await listLastCosigned(db, vkeys)).map((one) => [one.vkey, one.size]))
  const waiting = witnesses.filter(({ vkey }) => last.get(vkey) !== head.size)
  const answers = await Promise.all(
    waiting.map(async (witness) => {
      const answer = await ask(deps, { witness, head, from: last.get(witness.vkey) ?? 0 })
      return { witness, head, answer }
    }),
  )
  // In the order of the file, whoever was faster.
  for (const asked of answers) await take(deps, memory, asked)
}

type Asked = { readonly witness: AskedWitness; readonly head: StoredCheckpoint }

type Answer = { readonly line: string } | NoSignature

type NoSignature =
  /** It has signed more than the log holds. */
  { readonly more: number } | { readonly refused: number } | { readonly isSilent: true }

async function ask(
  deps: AskDeps,
  { witness, head, from }: Asked & { readonly from: number },
  isAgain = false,
): Promise<Answer> {
  const proof = await proveConsistency(storedTree(deps.db, head.size), from)
  const reply = await post(witness.url, askingText({ from, proof, checkpoint: head.note }))
  if (reply === undefined || reply.status >= 500 || reply.status === 429) {
    return { isSilent: true }
  }
  if (reply.status === 200) {
    const line = await lineOf(witness, head, reply.body)
    return line === undefined ? { refused: 200 } : { line }
  }
  const size = reply.status === 409 ? sizeIn(reply.body) : undefined
  if (size === undefined || (isAgain && size <= head.size)) return { refused: reply.status }
  // It may know more of what it signed than we wrote down, but never more than we have.
  return size > head.size ? { more: size } : ask(deps, { witness, head, from: size }, true)
}

async function post(url: string, body: string) {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const address = `${url.replace(/\/$/, '')}/add-checkpoint`
    const reply = await fetch(address, { method: 'POST', body, signal, redirect: 'error' })
    const parts: Uint8Array[] = []
    let length = 0
    for await (const part of reply.body ?? []) {
      length += part.length
      if (length > replyBytesMost) return undefined
      parts.push(part)
    }
    return { status: reply.status, body: Buffer.concat(parts).toString() }
  } catch {
    return undefined
  }
}

function sizeIn(body: string): number | undefined {
  const [, digits] = /^(0|[1-9]\d*)\n$/.exec(body) ?? []
  const size = Number(digits)
  return Number.isSafeInteger(size) ? size : undefined
}

/** Its own line, where that is right; lines of others are left out. */
async function lineOf({ key }: AskedWitness, { note }: StoredCheckpoint, body: string) {
  const both = parseNote(note + body)
  const signers = both && (await signersOf(both, [key]))
  if (signers?.length !== 1) return undefined
  const own = both?.signatures.find(
    ({ name, id }) => name === key.name && Buffer.from(id).equals(key.id),
  )
  return own && signatureLine(own)
}

async function take(
  { db, clock, alarm }: AskDeps,
  memory: AskMemory,
  { witness, head, answer }: Asked & { readonly answer: Answer },
): Promise<void> {
  const { vkey, name } = witness
  const now = clock.now()
  if ('line' in answer) {
    memory.delete(vkey)
    return insertCosignature(db, { vkey, size: head.size, at: now, line: answer.line })
  }
  const trouble = troubleOf(answer)
  const before = memory.get(vkey)
  const known = before?.code === trouble.code ? before : { since: now, isTold: false }
  const lasts = now - known.since
  const isDue = lasts >= trouble.patienceMs
  memory.set(vkey, { ...trouble, since: known.since, isTold: known.isTold || isDue })
  if (!isDue || known.isTold) return
  const { code } = trouble
  const count = code === 'witness_silent' ? Math.floor(lasts / hour) : trouble.count
  alarm({ code, details: { witness: name, count } })
}

function troubleOf(answer: NoSignature): Trouble {
  if ('more' in answer) return { code: 'witness_contradicts', count: answer.more, patienceMs: 0 }
  if ('refused' in answer) {
    const patienceMs = strange.includes(answer.refused) ? strangeMs : 0
    return { code: 'witness_refuses', count: answer.refused, patienceMs }
  }
  return { code: 'witness_silent', count: 0, patienceMs: silentMs }
}
