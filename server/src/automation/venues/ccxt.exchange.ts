// Exchanges by ccxt, which is loaded when the first of them is asked. It gives figures as text, and
// what it fetches is parsed here: nothing of its answers is believed by its types.

import type * as Ccxt from 'ccxt'
import type { VenueName } from '#contract/client/exchange-keys.ts'
import { later, minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { fillsIn, idOf, minutesOf, nameOf, seenOf, termsOf, topOf } from './ccxt.answers.ts'
import {
  type Exchange,
  ExchangeTrouble,
  type Lookup,
  type MarketTerms,
  type Seen,
  type SeenFill,
  type Trouble,
  type Wish,
} from './exchange.ts'
import { type Venue, venues } from './known-venues.ts'
import { partsText } from './parts.ts'

export type Secret = { readonly apiKey: string; readonly secret: string }

export type OpenExchange = (venue: VenueName, secret: Secret | undefined) => Promise<Exchange>

type Deps = {
  readonly clock: Clock
  /** Asked in the place of the exchange's own address; undefined: that one. */
  readonly addressOf: (venue: VenueName) => string | undefined
}

/** How long an answer is waited for. */
export const answerMs = 10_000

type Library = typeof Ccxt
type Client = Ccxt.Exchange

export function openByCcxt({ clock, addressOf }: Deps): OpenExchange {
  let loading: Promise<Library> | undefined
  let last = 0
  /** Higher than any before it, whoever asked by the same key. */
  const nextNumber = () => {
    last = Math.max(last + 1, clock.now())
    return last
  }
  return async (name, secret) => {
    const address = addressOf(name)
    if (name === 'practice' && address === undefined) {
      throw new ExchangeTrouble('unsure', 'the practice exchange is not open')
    }
    loading ??= import('ccxt')
    const library = await loading
    const venue = venues[name]
    const client = newClient(library, venue, { secret, address, clock, nextNumber })
    return exchangeOf(library, client, venue, clock)
  }
}

type Opening = {
  readonly secret: Secret | undefined
  readonly address: string | undefined
  readonly clock: Clock
  readonly nextNumber: () => number
}

function newClient({ default: all }: Library, venue: Venue, opening: Opening): Client {
  const { secret, address, clock, nextNumber } = opening
  const Chosen = all[venue.library]
  const client: Client = new Chosen({
    ...secret,
    // Figures as text.
    number: String,
    enableRateLimit: address === undefined,
    timeout: answerMs,
    options: {
      defaultType: 'spot',
      fetchMarkets: { types: ['spot'] },
      fetchMargins: false,
      adjustForTimeDifference: address === undefined,
      createMarketBuyOrderRequiresPrice: false,
    },
  })
  // Asks for more than a key needs.
  if (venue.library === 'binance') client.has.fetchCurrencies = false
  if (venue.library === 'kraken') client.nonce = nextNumber
  if (venue.library === 'binance' && address !== undefined) client.nonce = () => clock.now()
  if (address !== undefined) client.urls.api = at(client.urls.api, address)
  return client
}

/** The same addresses at another host. */
function at(urls: unknown, address: string): never {
  const moved = (value: unknown): unknown =>
    typeof value === 'string'
      ? value.replace(/^https:\/\/[^/]+/, address)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, moved(part)]))
        : value
  return moved(urls) as never
}

function exchangeOf(library: Library, client: Client, venue: Venue, clock: Clock): Exchange {
  const { asked, askedOfKey } = inTurn(library, client)
  const marketOf = async (pair: string): Promise<MarketTerms | undefined> => {
    await client.loadMarkets()
    return Object.hasOwn(client.markets ?? {}, pair)
      ? termsOf(pair, client.market(pair))
      : undefined
  }
  return {
    rights: () =>
      askedOfKey(async () => {
        if (!venue.rights) {
          await client.fetchBalance()
          return { mayTrade: true, mayRead: true, mayMore: null, named: [] }
        }
        const call: unknown = Reflect.get(client, venue.rights.call)
        if (typeof call !== 'function') throw new Error('the library has no such call')
        const read = venue.rights.read(await call.call(client))
        if (!read) throw new ExchangeTrouble('unsure', 'rights that we cannot read')
        return read
      }),
    market: (pair) => asked(() => marketOf(pair)),
    top: (pair) => asked(async () => topOf(await client.fetchTicker(pair))),
    minutes: (pair, count) =>
      asked(async () => {
        const since = later(clock.now(), -(count + 2) * minute)
        const bars = await client.fetchOHLCV(pair, '1m', since, count + 3)
        return minutesOf(bars).slice(-count - 1)
      }),
    place: ({ name, pair, side, amount, limit }) =>
      asked(async () => {
        await client.loadMarkets()
        const order: unknown = await client.createOrder(
          ...([pair, 'limit', side, partsText(amount), partsText(limit)] as unknown as [
            string,
            'limit',
            Wish['side'],
            number,
            number,
          ]),
          { [venue.nameSent]: name },
        )
        return { exchangeId: idOf(order) }
      }),
    find: (order) => asked(() => found(library, client, venue, order)),
    cancel: (order) =>
      asked(async () => {
        const { exchangeId, pair, name } = order
        if (exchangeId !== null) await client.cancelOrder(exchangeId, pair)
        else await client.cancelOrder('', pair, { [venue.nameAsked]: name })
      }),
    fills: (order) => asked(() => fillsOf(client, order)),
  }
}

async function found(
  { default: all }: Library,
  client: Client,
  { finding, nameAsked }: Venue,
  { name, pair, exchangeId, since }: Lookup,
): Promise<Seen | undefined> {
  const orNone = (error: unknown) => {
    if (error instanceof all.OrderNotFound) return undefined
    throw error
  }
  if (finding === 'by_name') {
    const order = await client.fetchOrder('', pair, { [nameAsked]: name }).catch(orNone)
    return order && seenOf(order)
  }
  if (exchangeId !== null) {
    const order = await client.fetchOrder(exchangeId, pair).catch(orNone)
    return order && seenOf(order)
  }
  const from = later(since, -minute)
  const lists: unknown[][] =
    finding === 'in_list'
      ? [await client.fetchOrders(pair, from)]
      : [
          await client.fetchOpenOrders(pair, undefined, undefined, { [nameAsked]: name }),
          await client.fetchClosedOrders(pair, undefined, undefined, { [nameAsked]: name }),
        ]
  const order = lists.flat().find((it) => nameOf(it) === name)
  return order === undefined ? undefined : seenOf(order)
}

async function fillsOf(client: Client, { pair, exchangeId, since }: Lookup): Promise<SeenFill[]> {
  const trades = await client.fetchMyTrades(pair, later(since, -10 * minute))
  return fillsIn(trades, { exchangeId, quote: pair.split('/')[1] ?? '' })
}

type Work<T> = () => Promise<T>

type Asking = <T>(work: Work<T>) => Promise<T>

/** One after the other: numbers of requests of a key must come in their order. */
function inTurn(
  library: Library,
  client: Client,
): { readonly asked: Asking; readonly askedOfKey: Asking } {
  let last: Promise<unknown> = Promise.resolve()
  const askingOr =
    (otherwise: Trouble): Asking =>
    (work) => {
      const next = last.then(() => guarded(library, client, work, otherwise))
      last = next.catch(() => {})
      return next
    }
  // A secret that nothing can be signed with is no more than a wrong one.
  return { asked: askingOr('unsure'), askedOfKey: askingOr('key') }
}

/** What goes wrong, by what may be believed of it; none of the words of an answer go on. */
async function guarded<T>(
  library: Library,
  client: Client,
  work: Work<T>,
  otherwise: Trouble,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ExchangeTrouble) throw error
    const { default: all } = library
    // It keeps the failure of its first look at the markets for good: the next call looks again.
    if (client.markets === undefined) Reflect.set(client, 'marketsLoading', undefined)
    // Its clock or its count has gone apart from ours: the next one asks what time it is there.
    if (error instanceof all.InvalidNonce) await client.loadTimeDifference().catch(() => {})
    const kind = error instanceof Error ? error.constructor.name : 'no error'
    throw new ExchangeTrouble(troubleOf(library, error) ?? otherwise, kind)
  }
}

/** Undefined for what is none of the exchange's known ways to say no. */
function troubleOf({ default: all }: Library, error: unknown): Trouble | undefined {
  if (error instanceof all.InsufficientFunds) return 'funds'
  if (error instanceof all.InvalidNonce) return 'unsure'
  if (error instanceof all.AuthenticationError) return 'key'
  if (error instanceof all.RateLimitExceeded || error instanceof all.DDoSProtection) return 'wait'
  if (error instanceof all.NetworkError) return 'unsure'
  if (error instanceof all.DuplicateOrderId) return 'unsure'
  if (error instanceof all.InvalidOrder || error instanceof all.BadSymbol) return 'refused'
  const isOfKey = error instanceof all.ExchangeError && /invalid signature/i.test(error.message)
  return isOfKey ? 'key' : undefined
}
