// Kraken's REST interface: who asks is known by a signature over path, number and body; the number
// rises with every request; the answer is always 200, with what went wrong in a list of its own.

import {
  type Doing,
  type Exchange,
  type ExchangeAnswer,
  type ExchangeRequest,
  jsonAnswer,
  type Manner,
} from './exchange-state.ts'
import { type Key, mayDo, nonceFrom } from './key.ts'
import { privateCalls } from './kraken-private.ts'
import { publicCalls } from './kraken-public.ts'
import { type KrakenError, krakenError, type Params } from './kraken-wish.ts'
import { isSame, krakenSignature } from './sign-request.ts'

/** "/0/private/Balance" */
const pathForm = /^\/0\/(public|private)\/(\w{1,40})$/

export const kraken: Manner = {
  namesOf: ({ path }) => {
    const [, audience = '', call = ''] = pathForm.exec(path) ?? []
    return [call, audience, 'kraken']
  },
  keyOf: ({ headers }) => headers['api-key'],
  answer: async (exchange, request, doing) => {
    const result = await resultOf(exchange, request, doing)
    return isError(result) ? refused(result.error) : jsonAnswer({ error: [], result })
  },
  refused: {
    rateLimit: () => refused('EAPI:Rate limit exceeded'),
    banned: () => refused('EGeneral:Temporary lockout'),
    nonce: () => refused('EAPI:Invalid nonce'),
    unavailable: () => refused('EService:Unavailable'),
  },
}

function refused(error: string): ExchangeAnswer {
  return jsonAnswer({ error: [error] })
}

function isError(result: unknown): result is KrakenError {
  return typeof result === 'object' && result !== null && 'error' in result
}

async function resultOf(
  exchange: Exchange,
  request: ExchangeRequest,
  doing: Doing,
): Promise<unknown | KrakenError> {
  const [, audience, name = ''] = pathForm.exec(request.path) ?? []
  if (audience === 'private') return privately(exchange, request, { name, doing })
  const call = audience === 'public' && Object.hasOwn(publicCalls, name) && publicCalls[name]
  if (!call) return krakenError('EGeneral:Unknown method')
  const { network, query } = request
  const tooMany = exchange.budgets.krakenPublic.spend(`${network} ${name}`, 1)
  if (tooMany !== undefined) return krakenError('EAPI:Rate limit exceeded')
  return call(exchange, Object.fromEntries(new URLSearchParams(query)), doing)
}

type Private = { readonly name: string; readonly doing: Doing }

async function privately(
  exchange: Exchange,
  request: ExchangeRequest,
  { name, doing }: Private,
): Promise<unknown | KrakenError> {
  const call = Object.hasOwn(privateCalls, name) ? privateCalls[name] : undefined
  if (!call || request.method !== 'POST') return krakenError('EGeneral:Unknown method')
  const params = paramsOf(request)
  if (!params) return krakenError('EGeneral:Invalid arguments')
  const key = await identified(exchange, request, params)
  if ('error' in key) return key
  if (!mayDo(key, call.rights)) return krakenError('EGeneral:Permission denied')
  const tooMany = exchange.budgets.krakenPrivate.spend(key.accountId, call.points)
  if (tooMany !== undefined) return krakenError('EAPI:Rate limit exceeded')
  return call.answer({ exchange, key, params, doing })
}

async function identified(
  { books, clock }: Exchange,
  { headers, path, body }: ExchangeRequest,
  params: Params,
): Promise<Key | KrakenError> {
  const [apiKey = '', signature = ''] = [headers['api-key'], headers['api-sign']]
  const key = await books.key(apiKey)
  if (key?.shape !== 'kraken' || key.revokedAt !== null) {
    return krakenError('EAPI:Invalid key')
  }
  const { nonce: text = '' } = params
  const nonce = nonceFrom(text)
  if (nonce === undefined) return krakenError('EAPI:Invalid nonce')
  if (!isSame(signature, krakenSignature(key.secret, { path, nonce: text, body }))) {
    return krakenError('EAPI:Invalid signature')
  }
  const isFresh = await books.noteKeyUse(apiKey, nonce, clock.now())
  return isFresh ? { ...key, nonce } : krakenError('EAPI:Invalid nonce')
}

/** A form, or JSON; undefined where it is neither. */
function paramsOf({ headers, body }: ExchangeRequest): Params | undefined {
  if (!headers['content-type']?.startsWith('application/json')) {
    return Object.fromEntries(new URLSearchParams(body))
  }
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value !== 'object' || value === null) return undefined
    return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, String(it)]))
  } catch {
    return undefined
  }
}
