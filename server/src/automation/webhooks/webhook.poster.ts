// Sends one message over the network: its host is looked up once, every address that it has must be
// of the open internet, and the connection goes to the one that was looked at. Nothing is followed,
// and of the answer only the status counts.

import type { LookupAddress } from 'node:dns'
import { lookup as lookUp } from 'node:dns/promises'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback, isPublic } from './public-address.ts'
import { hostOf, type Reach } from './refuse-url.ts'
import type { Attempt } from './webhook.ts'

export type Post = (message: {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string
}) => Promise<Attempt>

type PosterDeps = Reach & {
  /** Every address of a name. */
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>
  readonly timeoutMs?: number
}

const usualTimeoutMs = 15_000
/** More of an answer is not waited for. */
const answerBytesMost = 16 * 1024

export function openPoster({
  isSandbox,
  resolve = (host) => lookUp(host, { all: true, verbatim: true }),
  timeoutMs = usualTimeoutMs,
}: PosterDeps): Post {
  return async ({ url: text, headers, payload }) => {
    const url = new URL(text)
    const signal = AbortSignal.timeout(timeoutMs)
    const address = await addressOf(url, { resolve, isSandbox, signal })
    if ('problem' in address) return address
    return send(url, { address, headers, payload, signal })
  }
}

type Resolving = Required<Pick<PosterDeps, 'resolve'>> & Reach & { readonly signal: AbortSignal }

async function addressOf(
  url: URL,
  { resolve, isSandbox, signal }: Resolving,
): Promise<LookupAddress | Extract<Attempt, { problem: string }>> {
  const host = hostOf(url)
  const family = isIP(host)
  const isNear = isSandbox && isLoopback(host)
  let found: readonly LookupAddress[]
  try {
    found = family === 0 ? await within(resolve(host), signal) : [{ address: host, family }]
  } catch {
    return { problem: signal.aborted ? 'timed_out' : 'name_unknown' }
  }
  const isOpen = ({ address }: LookupAddress) => (isNear ? isLoopback(address) : isPublic(address))
  const [first] = found
  if (!first) return { problem: 'name_unknown' }
  return found.every(isOpen) ? first : { problem: 'address_private' }
}

/** The system's own look-up cannot be stopped: it is left to itself. */
function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}

type Sending = {
  readonly address: LookupAddress
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string
  readonly signal: AbortSignal
}

function send(url: URL, { address, headers, payload, signal }: Sending): Promise<Attempt> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  const pinned: LookupFunction = (_, { all }, told) => {
    if (all === true) told(null, [address])
    else told(null, address.address, address.family)
  }
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ problem: problemOf(error, signal) })
    const sending = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(payload)) },
        lookup: pinned,
        agent: false,
        signal,
        maxHeaderSize: answerBytesMost,
      },
      (answer) => {
        let size = 0
        const over = () => resolve({ status: answer.statusCode ?? 0 })
        answer.on('data', (part: Buffer) => {
          size += part.length
          if (size <= answerBytesMost) return
          over()
          answer.destroy()
        })
        answer.on('end', over)
        // The status was heard, whatever became of the rest.
        answer.on('error', over)
      },
    )
    sending.on('error', failed)
    sending.end(payload)
  })
}

function problemOf(error: Error, signal: AbortSignal) {
  if (signal.aborted) return 'timed_out'
  const code = 'code' in error ? String(error.code) : ''
  return /CERT|SSL|TLS|SELF_SIGNED|ALTNAME|ISSUER/.test(code) ? 'certificate' : 'not_reached'
}
