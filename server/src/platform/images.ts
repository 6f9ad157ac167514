// Pictures from strangers are never kept as they came: only what a decoder saw is, drawn anew. So
// nothing hidden in a file outlives it: no script, no second format, no place where it was taken.
// Decoding is done by a process of its own (image-worker.mjs), one picture at a time, and turns go
// around among those who send them.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { second } from '#kernel/time.ts'
import { takeFairTurns } from './fair-turns.ts'

export type Image = {
  readonly bytes: Buffer
  readonly type: 'image/webp'
  readonly width: number
  readonly height: number
  /** 64 bits as text; few differ between copies of one picture. Null: there is nothing on it. */
  readonly likeness: string | null
}

export type ImageWish = {
  /** Who sent it: of each one a few may wait. */
  readonly by: string
  /** One byte more is refused. */
  readonly bytesMax: number
  readonly pixelsMax?: number
  /** Of either side; a row of millions takes a decoder seconds, however few there are. */
  readonly sideMax?: number
  /** Width and height of the square that is filled, or that the picture has to fit into. */
  readonly side: number
  readonly fit: 'cover' | 'inside'
  /** Of a processor; one that takes more is given up. */
  readonly cpuMs?: number
  /** From now until it is drawn, with all that come before it. */
  readonly waitMs?: number
}

/** Whoever sends a file gives up after a minute. */
const usual = { pixelsMax: 25_000_000, sideMax: 16_384, cpuMs: 900, waitMs: 50 * second }
/** Whoever opens a picture gives up after 15 seconds. */
const openedWithinMs = 13 * second
/** What the worker ends with where a picture takes too much of the processor. */
const tooSlowCode = 97
const idleMsMax = 30_000
const turns = takeFairTurns({ each: 4, all: 16 })
/** About as long as the one before takes. */
const againSeconds = 5

/** The picture as a new WebP file, or why not. */
export async function reencode(bytes: Uint8Array, wish: ImageWish): Promise<Image | KnownRefusal> {
  const drawn = await redraw(bytes, wish, 'webp')
  return isRefusal(drawn) ? drawn : { ...drawn, type: 'image/webp' }
}

/** As what it is drawn: a JPEG lies on white, the others keep what shines through. */
type Format = 'webp' | 'png' | 'jpeg'

/** The picture as a new file of this format, or why not. */
export async function redraw(
  bytes: Uint8Array,
  wish: ImageWish,
  format: Format,
): Promise<Omit<Image, 'type'> | KnownRefusal> {
  const { bytesMax } = wish
  if (bytes.length > bytesMax) {
    return refuse('image_too_large', { limit: Math.floor(bytesMax / 1024 / 1024) })
  }
  if (!isPicture(bytes)) return refuse('image_unknown')
  const { by, waitMs, ...job } = { ...usual, ...wish, format, bytes }
  const answer = await inTurn(by, job, waitMs)
  if (isRefusal(answer)) return answer
  const { buffer, byteOffset, byteLength } = answer.bytes
  return { ...answer, bytes: Buffer.from(buffer, byteOffset, byteLength) }
}

export type MarkWish = {
  /** Whose turn it takes. */
  readonly by: string
  /** What is drawn all over it; signs that are not plain stand as a question mark. */
  readonly mark: string
  readonly cpuMs?: number
}

/** One that was drawn anew before, with words in its very pixels; refused where it is damaged. */
export async function markPicture(
  bytes: Uint8Array,
  { by, mark, cpuMs = markedWithinMs }: MarkWish,
): Promise<Buffer | KnownRefusal> {
  if (!isPicture(bytes)) return refuse('image_unreadable')
  const { pixelsMax, sideMax } = usual
  const answer = await inTurn(by, { bytes, mark, pixelsMax, sideMax, cpuMs }, openedWithinMs)
  if (isRefusal(answer)) return answer
  const { buffer, byteOffset, byteLength } = answer.bytes
  return Buffer.from(buffer, byteOffset, byteLength)
}

/** It is ours: nobody waits for a stranger's trick. */
const markedWithinMs = 5 * second

/**
 * JPEG, PNG and WebP say so in their first bytes. What a file is called or declared as counts for
 * nothing.
 */
export function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF.{4}WEBP$/s.test(start)
  )
}

type Job = Pick<Required<ImageWish>, 'pixelsMax' | 'sideMax' | 'cpuMs'> & {
  readonly bytes: Uint8Array
} & ((Pick<ImageWish, 'side' | 'fit'> & { readonly format: Format }) | Pick<MarkWish, 'mark'>)
type Drawn = Omit<Image, 'bytes' | 'type'> & { readonly bytes: Uint8Array }
type Answer = Drawn | KnownRefusal

let worker: Promise<ChildProcess> | undefined
let idle: NodeJS.Timeout | undefined

async function inTurn(by: string, job: Job, waitMs: number): Promise<Answer> {
  const timeout = AbortSignal.timeout(waitMs)
  const mine = turns.take(by, () => ask(job, timeout))
  if (mine === undefined) return refuse('pictures_waiting', { seconds: againSeconds })
  clearTimeout(idle)
  const drawn = mine.finally(() => {
    if (turns.isIdle()) idle = setTimeout(endWorker, idleMsMax).unref()
  })
  return Promise.race([drawn, late(timeout)])
}

/** Its turn comes all the same, and is over at once. */
async function late(timeout: AbortSignal): Promise<KnownRefusal> {
  if (!timeout.aborted) await once(timeout, 'abort')
  return refuse('unavailable')
}

async function ask(job: Job, timeout: AbortSignal): Promise<Answer> {
  const child = timeout.aborted ? undefined : await aliveWorker(timeout)
  if (!child) return refuse('unavailable')
  const answer = await answerOf(child, job, timeout)
  if (typeof answer === 'object') return answer
  // The next picture gets a new process.
  child.kill('SIGKILL')
  worker = undefined
  return refuse(refusals[answer])
}

type Failure = 'too slow' | 'too late' | 'broken down'

/** Late is nothing that the picture is to blame for. */
const refusals = {
  'too slow': 'image_too_big',
  'too late': 'unavailable',
  'broken down': 'image_unreadable',
} as const satisfies Record<Failure, string>

/** The present one, or a new one where it has ended meanwhile. */
async function aliveWorker(timeout: AbortSignal): Promise<ChildProcess | undefined> {
  const present = await worker?.catch(() => undefined)
  if (present?.connected) return present
  worker = startWorker(timeout)
  return worker.catch(() => undefined)
}

async function answerOf(
  child: ChildProcess,
  job: Job,
  timeout: AbortSignal,
): Promise<Answer | Failure> {
  const done = new AbortController()
  const signal = AbortSignal.any([done.signal, timeout])
  try {
    const answer = once(child, 'message', { signal })
    const ended = once(child, 'exit', { signal }).then(([code]) => code)
    // Whichever of the two comes second is given up, which is nobody's error.
    for (const one of [answer, ended]) one.catch(() => {})
    child.send(job)
    const first = await Promise.race([answer, ended])
    if (Array.isArray(first)) return first[0] as Answer
    return first === tooSlowCode ? 'too slow' : 'broken down'
  } catch {
    return timeout.aborted ? 'too late' : 'broken down'
  } finally {
    done.abort()
  }
}

/** It gets nothing of our environment: no password of the database, no key. */
async function startWorker(signal: AbortSignal): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('./image-worker.mjs', import.meta.url)), [], {
    env: { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '2' },
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => {})
  try {
    await once(child, 'message', { signal })
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  // An idle one does not keep the server from ending.
  child.unref()
  child.channel?.unref()
  return child
}

function endWorker(): void {
  const ending = worker
  worker = undefined
  ending?.then((child) => child.connected && child.disconnect()).catch(() => {})
}
