// One question to a node over HTTP. Whatever goes wrong on the way is an Outage; nothing of the
// node's address, which may hold a password, is ever in its words.

import type * as z from 'zod/mini'
import { Outage } from '#server/platform/outage.ts'

export type NodeAnswer = { readonly status: number; readonly text: string }

const longest = 64 * 1024 * 1024

type NodeRequest = { readonly body?: unknown; readonly timeoutMs?: number }

/** `name` is what the operator calls it, e.g. "BTC_RPC_URL". */
export async function askNode(
  name: string,
  url: string,
  request: NodeRequest = {},
): Promise<NodeAnswer> {
  const { status, bytes } = await askBytes(name, url, request)
  return { status, text: bytes.toString('utf8') }
}

/** The same for an answer that is no text. */
export async function askBytes(
  name: string,
  url: string,
  request: NodeRequest = {},
): Promise<{ readonly status: number; readonly bytes: Buffer }> {
  const { address, headers } = withoutPassword(url)
  const { body, timeoutMs = 10_000 } = request
  try {
    const response = await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (bytes.length > longest) throw new Error('the answer is too long')
    return { status: response.status, bytes }
  } catch (error) {
    throw new Outage(`${name} did not answer: ${wordsOf(error)}`)
  }
}

/** What an answer says, or an Outage: a node that talks nonsense is as good as none. */
export function parseAnswer<T>(name: string, shape: z.ZodMiniType<T>, text: string): T {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Outage(`${name} answered something that is not JSON.`)
  }
  const read = shape.safeParse(json)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Outage(`${name} answered something unexpected at "${issue?.path.join('.') ?? ''}".`)
}

/** fetch takes no passwords within an address. */
function withoutPassword(url: string) {
  const address = new URL(url)
  const { username, password } = address
  address.username = ''
  address.password = ''
  if (username === '' && password === '') return { address, headers: {} }
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const authorization = `Basic ${Buffer.from(pair).toString('base64')}`
  return { address, headers: { authorization } }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
  return code ?? (error.name === 'TimeoutError' ? 'it took too long' : error.name)
}

/** Asked once; asked again only where it failed. */
export function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work().catch((error) => {
      done = undefined
      throw error
    })
    return done
  }
}
