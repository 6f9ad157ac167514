// Binance's REST interface: who asks is known by a signature over all that is asked, which is good
// for a few seconds; what is asked weighs, and who goes on after 429 is shut out with 418.

import { floorTo, later, millis, minute, second } from '#kernel/time.ts'
import { privateCalls } from './binance-private.ts'
import { publicCalls } from './binance-public.ts'
import { type BinanceError, binanceError, missing } from './binance-wish.ts'
import {
  type Doing,
  type Exchange,
  type ExchangeAnswer,
  type ExchangeRequest,
  jsonAnswer,
  type Manner,
  weightMost,
} from './exchange-state.ts'
import { type Key, mayDo } from './key.ts'
import type { Params } from './kraken-wish.ts'
import { binanceSignature, isSame } from './sign-request.ts'

export const binance: Manner = {
  namesOf: (request) => {
    const name = nameOf(request)
    const call = name.replace(/\/(s?api)\/v\d\//, '').replace(' ', '.')
    return [call, Object.hasOwn(privateCalls, name) ? 'private' : 'public', 'binance']
  },
  keyOf: ({ headers }) => headers['x-mbx-apikey'],
  answer: async (exchange, request, doing) => {
    const call = callOf(nameOf(request))
    if (!call) return { status: 404, type: 'text/html', body: '<html>404 Not found</html>' }
    const { used, refusal } = weigh(exchange, request.network, call.weight)
    if (refusal) return refusal
    const result = await resultOf(exchange, request, doing)
    if (isAnswer(result)) return result
    const answer = isError(result) ? refused(result) : jsonAnswer(result)
    return { ...answer, headers: { 'x-mbx-used-weight-1m': String(used) } }
  },
  refused: {
    rateLimit: () => tooMuch(1),
    banned: (until) => ({
      ...refused(binanceError(-1003, `${tooMany}; IP banned until ${until}.`, 418)),
      headers: { 'retry-after': '1' },
    }),
    nonce: () => refused(outsideWindow),
    unavailable: () =>
      refused(binanceError(-1001, 'Internal error; unable to process your request.', 503)),
  },
}

const tooMany = 'Way too much request weight used'
const outsideWindow = binanceError(
  -1021,
  'Timestamp for this request is outside of the recvWindow.',
)

function nameOf({ method, path }: ExchangeRequest): string {
  return `${method} ${path}`
}

function callOf(name: string): { readonly weight: number } | undefined {
  if (Object.hasOwn(publicCalls, name)) return publicCalls[name]
  return Object.hasOwn(privateCalls, name) ? privateCalls[name] : undefined
}

function refused({ code, msg, status = 400 }: BinanceError): ExchangeAnswer {
  return jsonAnswer({ code, msg }, status)
}

function tooMuch(seconds: number): ExchangeAnswer {
  const said = refused(binanceError(-1003, `${tooMany}; please wait.`, 429))
  return { ...said, headers: { 'retry-after': String(seconds) } }
}

function isError(result: unknown): result is BinanceError {
  return typeof result === 'object' && result !== null && 'code' in result && 'msg' in result
}

function isAnswer(result: unknown): result is ExchangeAnswer {
  return typeof result === 'object' && result !== null && 'body' in result && 'type' in result
}

async function resultOf(
  exchange: Exchange,
  request: ExchangeRequest,
  doing: Doing,
): Promise<unknown | BinanceError | ExchangeAnswer> {
  const name = nameOf(request)
  const open = Object.hasOwn(publicCalls, name) ? publicCalls[name] : undefined
  const closed = Object.hasOwn(privateCalls, name) ? privateCalls[name] : undefined
  // What is asked stands in the query, in the body, or in both, one behind the other.
  const asked = request.query + request.body
  const params: Params = Object.fromEntries(new URLSearchParams(asked))
  if (open) return open.answer(exchange, params, doing)
  const key = await identified(exchange, request, { asked, params, doing })
  if ('code' in key) return key
  if (!closed || !mayDo(key, closed.rights)) return invalidKey
  const seconds = closed.isOrder
    ? exchange.budgets.binanceOrders.spend(key.accountId, 1)
    : undefined
  if (seconds !== undefined) return tooMuch(seconds)
  return closed.answer({ exchange, key, params, doing })
}

/** How often a network may go on after it was told to wait; then it is shut out for so long. */
const warningsMost = 20
const banMs = 2 * minute

type Weighing = { readonly used: number; readonly refusal: ExchangeAnswer | undefined }

function weigh(
  { weighed, clock, isUnlimited }: Exchange,
  network: string,
  weight: number,
): Weighing {
  const now = clock.now()
  const since = floorTo(now, minute)
  const before = weighed.get(network) ?? { since, used: 0, warnings: 0, bannedUntil: millis(0) }
  if (before.bannedUntil > now) {
    return { used: before.used, refusal: binance.refused.banned(before.bannedUntil) }
  }
  const isNew = before.since !== since
  const used = (isNew ? 0 : before.used) + weight
  const isOver = used > weightMost && !isUnlimited
  const warnings = isOver ? before.warnings + 1 : 0
  const bannedUntil = warnings > warningsMost ? later(now, banMs) : millis(0)
  weighed.set(network, { since, used, warnings, bannedUntil })
  const seconds = Math.ceil((since + minute - now) / second)
  return { used, refusal: isOver ? tooMuch(seconds) : undefined }
}

const invalidKey = binanceError(-2015, 'Invalid API-key, IP, or permissions for action.', 401)

type Signed = { readonly asked: string; readonly params: Params; readonly doing: Doing }

/** How long a signature is good where it does not say, and how far ahead its time may be. */
const [windowMs, windowMostMs, aheadMs] = [5_000, 60_000, 1_000]

async function identified(
  { books, clock }: Exchange,
  { headers }: ExchangeRequest,
  { asked, params, doing }: Signed,
): Promise<Key | BinanceError> {
  const apiKey = headers['x-mbx-apikey']
  if (apiKey === undefined) return binanceError(-2014, 'API-key format invalid.', 401)
  const key = await books.key(apiKey)
  if (key?.shape !== 'binance' || key.revokedAt !== null) return invalidKey
  const { timestamp, signature, recvWindow = String(windowMs) } = params
  if (timestamp === undefined || !/^\d{1,15}$/.test(timestamp)) return missing('timestamp')
  if (signature === undefined) return missing('signature')
  const signed = asked.replace(/&?signature=[^&]*/, '')
  if (!isSame(signature, binanceSignature(key.secret, signed))) {
    return binanceError(-1022, 'Signature for this request is not valid.')
  }
  if (!(Number(recvWindow) <= windowMostMs)) {
    return binanceError(-1131, 'recvWindow must be less than 60000')
  }
  const late = doing.now - Number(timestamp)
  if (late > Number(recvWindow) || late < -aheadMs) return outsideWindow
  await books.noteKeyUse(apiKey, null, clock.now())
  return key
}
