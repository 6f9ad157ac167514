// What Kraken's REST interface does for who has a key, on an account of the practice exchange.
// Which right each call takes, and how much of the allowance, stands beside it.

import { present } from '#kernel/assert.ts'
import { later, type Millis, millis, second } from '#kernel/time.ts'
import { balanceOf, heldBy } from './account.ts'
import { textFrom, unitsFrom } from './decimal.ts'
import { type Doing, type Exchange, isKnown } from './exchange-state.ts'
import type { Key, Right } from './key.ts'
import { keyInfo } from './kraken-keys.ts'
import { description, findPair, ledgerView, orderView, tradeView } from './kraken-orders.ts'
import {
  type KrakenError,
  krakenError,
  krakenWish,
  type Params,
  placeErrors,
} from './kraken-wish.ts'
import type { Order } from './order.ts'
import { cancelOrders, moveFunds, placeOrder, setTimer } from './place-order.ts'
import { assetOf, assets } from './spot.ts'

export type Asked = {
  readonly exchange: Exchange
  readonly key: Key
  readonly params: Params
  readonly doing: Doing
}

export type PrivateCall = {
  /** None: any key will do. */
  readonly rights: readonly Right[]
  /** What it takes of the account's counter. */
  readonly points: number
  readonly answer: (asked: Asked) => Promise<unknown | KrakenError>
}

export const privateCalls: Readonly<Record<string, PrivateCall>> = {
  Balance: { rights: ['query_funds'], points: 1, answer: balances },
  BalanceEx: { rights: ['query_funds'], points: 1, answer: extendedBalances },
  TradeBalance: { rights: ['query_funds'], points: 1, answer: tradeBalance },
  Ledgers: { rights: ['query_funds'], points: 2, answer: ledgers },
  OpenOrders: { rights: ['query_orders'], points: 1, answer: openOrders },
  ClosedOrders: { rights: ['query_orders'], points: 1, answer: closedOrders },
  QueryOrders: { rights: ['query_orders'], points: 1, answer: queryOrders },
  TradesHistory: { rights: ['query_orders'], points: 2, answer: tradesHistory },
  QueryTrades: { rights: ['query_orders'], points: 1, answer: queryTrades },
  AddOrder: { rights: ['trade'], points: 0, answer: addOrder },
  CancelOrder: { rights: ['cancel'], points: 0, answer: cancelOrder },
  CancelAll: { rights: ['cancel'], points: 1, answer: cancelAll },
  CancelAllOrdersAfter: { rights: ['cancel'], points: 1, answer: cancelAllAfter },
  GetApiKeyInfo: { rights: [], points: 1, answer: async ({ key }) => keyInfo(key) },
  GetWebSocketsToken: { rights: ['stream'], points: 1, answer: streamToken },
  Withdraw: { rights: ['withdraw'], points: 1, answer: withdraw },
  WalletTransfer: { rights: ['transfer'], points: 1, answer: transfer },
}

const invalid = (what: string) => krakenError(`EGeneral:Invalid arguments:${what}`)

async function accountOf({ exchange, key }: Asked) {
  const { books, clock } = exchange
  return present(await books.account(key.accountId, clock.now()), 'a key leads to an account')
}

async function balances(asked: Asked) {
  const account = await accountOf(asked)
  const held = assets.filter(({ code }) => account.balances.has(code))
  return Object.fromEntries(
    held.map(({ code, kraken, decimals }) => [
      kraken,
      textFrom(balanceOf(account, code), decimals),
    ]),
  )
}

async function extendedBalances(asked: Asked) {
  const account = await accountOf(asked)
  const kept = heldBy(account, asked.exchange.quotes.find)
  const held = assets.filter(({ code }) => account.balances.has(code))
  return Object.fromEntries(
    held.map(({ code, kraken, decimals }) => [
      kraken,
      {
        balance: textFrom(balanceOf(account, code), decimals),
        hold_trade: textFrom(kept.get(code) ?? 0n, decimals),
      },
    ]),
  )
}

/** All it holds at what that is worth in dollars now; there are no loans. */
async function tradeBalance(asked: Asked) {
  const { quotes } = asked.exchange
  const account = await accountOf(asked)
  let worth = 0n
  for (const [code, units] of account.balances) {
    const spot = quotes.find(`${code}/USD`)
    const last = quotes.last(`${code}/USD`)
    if (code === 'USD') worth += units
    else if (spot && last) worth += ((units / spot.perLot) * last.price) / spot.perQuote
  }
  const text = textFrom(worth, 4)
  const none = '0.0000'
  return { eb: text, tb: text, m: none, n: none, c: none, v: none, e: text, mf: text, uv: none }
}

const rowsMost = 50

/** Unix time in seconds, perhaps with a part; a name of an order or fill is not taken for one. */
function timeOf(text: string | undefined): Millis | undefined {
  return text !== undefined && /^\d+(\.\d+)?$/.test(text)
    ? millis(Number(text) * second)
    : undefined
}

function spanOf({ start, end }: Params): { from?: Millis; to?: Millis } {
  const [from, to] = [timeOf(start), timeOf(end)]
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

function cutOf({ ofs = '0' }: Params) {
  return { limit: rowsMost, offset: Number(unitsFrom(ofs, 0) ?? 0n), newestFirst: true }
}

function namedOf({ userref, cl_ord_id: clientId }: Params) {
  return {
    ...(userref === undefined ? {} : { userref: Number(userref) }),
    ...(clientId === undefined ? {} : { clientId }),
  }
}

/** By their ids, with the ids of their fills where those are asked for. */
async function orderViews({ exchange, key, params }: Asked, orders: readonly Order[]) {
  const { books, quotes } = exchange
  const known = orders.filter(({ id }) => isKnown(exchange, id))
  const orderIds = known.map(({ id }) => id)
  const { rows } =
    params.trades === 'true' || params.trades === 'True'
      ? await books.fills(key.accountId, { orderIds }, { limit: 10_000 })
      : { rows: undefined }
  return Object.fromEntries(
    known.map((order) => {
      const own = rows?.filter(({ orderId }) => orderId === order.id).map(({ id }) => id)
      return [order.id, orderView(quotes.find, order, own)]
    }),
  )
}

async function openOrders(asked: Asked) {
  const { exchange, key, params } = asked
  const filter = { isOpen: true, ...namedOf(params) }
  const { rows } = await exchange.books.orders(key.accountId, filter, { limit: 10_000 })
  return { open: await orderViews(asked, rows) }
}

async function closedOrders(asked: Asked) {
  const { exchange, key, params } = asked
  const byClosing = params.closetime !== 'open'
  const filter = { isOpen: false, byClosing, ...namedOf(params), ...spanOf(params) }
  const { rows, count } = await exchange.books.orders(key.accountId, filter, cutOf(params))
  return { closed: await orderViews(asked, rows), count }
}

async function queryOrders(asked: Asked) {
  const { exchange, key, params } = asked
  if (params.txid === undefined) return invalid('txid')
  const ids = params.txid.split(',')
  if (ids.length > rowsMost) return invalid('txid')
  const filter = { ids, ...namedOf(params) }
  const { rows } = await exchange.books.orders(key.accountId, filter, { limit: rowsMost })
  const views = await orderViews(asked, rows)
  return Object.keys(views).length === 0 ? krakenError('EOrder:Unknown order') : views
}

async function fillViews({ exchange, key }: Asked, filter: object, cut: ReturnType<typeof cutOf>) {
  const { books, quotes } = exchange
  const { rows, count } = await books.fills(key.accountId, filter, cut)
  const views = rows.map((fill) => [fill.id, tradeView(quotes.find, fill, [])])
  return { trades: Object.fromEntries(views), count }
}

async function tradesHistory(asked: Asked) {
  return fillViews(asked, spanOf(asked.params), cutOf(asked.params))
}

async function queryTrades(asked: Asked) {
  const { txid } = asked.params
  if (txid === undefined) return invalid('txid')
  const { trades } = await fillViews(asked, { ids: txid.split(',') }, cutOf({}))
  return Object.keys(trades).length === 0 ? krakenError('EQuery:Invalid trades') : trades
}

async function ledgers({ exchange, key, params }: Asked) {
  const asset = params.asset === undefined ? undefined : assetOf(params.asset)
  if (params.asset !== undefined && !asset) return krakenError('EQuery:Unknown asset')
  const filter = { ...spanOf(params), ...(asset ? { asset: asset.code } : {}) }
  const { rows, count } = await exchange.books.entries(key.accountId, filter, cutOf(params))
  return { ledger: Object.fromEntries(rows.map((entry) => [entry.id, ledgerView(entry)])), count }
}

async function addOrder({ exchange, key, params, doing }: Asked) {
  const { quotes, trouble, clock } = exchange
  const spot = findPair(quotes.spots(), params.pair ?? '')
  if (!spot) return krakenError('EQuery:Unknown asset pair')
  const wish = krakenWish(params, spot)
  if ('error' in wish) return wish
  const tooMany = exchange.budgets.krakenOrders.spend(`${key.accountId} ${spot.name}`, 1)
  if (tooMany !== undefined) return krakenError('EOrder:Rate limit exceeded')
  const isTrial = params.validate === 'true' || params.validate === '1'
  const placing = { spot, wish, depth: doing.depth, isTrial }
  const placed = await placeOrder(exchange, key.accountId, placing)
  if ('fault' in placed) return krakenError(placeErrors[placed.fault])
  const { order } = placed
  const { order: sentence } = description(spot, order)
  if (isTrial) return { descr: { order: sentence } }
  if (doing.hiddenMs > 0) trouble.hidden.set(order.id, later(clock.now(), doing.hiddenMs))
  if (doing.isRejectedLate) {
    await cancelOrders(exchange, key.accountId, ({ id }) => id === order.id, 'exchange')
  }
  return { descr: { order: sentence }, txid: [order.id] }
}

/** What cancelling takes of the allowance: the younger the order, the more. */
const cancelPoints: readonly (readonly [youngerThanMs: number, points: number])[] = [
  [5_000, 8],
  [10_000, 6],
  [15_000, 5],
  [45_000, 4],
  [90_000, 2],
  [300_000, 1],
]

async function cancelOrder({ exchange, key, params }: Asked) {
  const { txid, cl_ord_id: clientId } = params
  if ((txid === undefined) === (clientId === undefined)) return invalid('txid')
  const isMeant = (order: Order) =>
    clientId === undefined
      ? order.id === txid || String(order.userref) === txid
      : order.clientId === clientId
  const now = exchange.clock.now()
  const gone = await cancelOrders(exchange, key.accountId, isMeant)
  if (gone.length === 0) return krakenError('EOrder:Unknown order')
  for (const { market, openedAt } of gone) {
    const [, points = 0] = cancelPoints.find(([ms]) => now - openedAt < ms) ?? []
    exchange.budgets.krakenOrders.spend(`${key.accountId} ${market}`, points)
  }
  return { count: gone.length }
}

async function cancelAll({ exchange, key }: Asked) {
  return { count: (await cancelOrders(exchange, key.accountId, () => true)).length }
}

const timerMost = 86_400

async function cancelAllAfter({ exchange, key, params, doing }: Asked) {
  const timeout = unitsFrom(params.timeout ?? '', 0)
  if (timeout === undefined || timeout > timerMost) return invalid('timeout')
  const at = timeout === 0n ? null : later(exchange.clock.now(), Number(timeout) * second)
  await setTimer(exchange, key.accountId, at)
  const shown = (instant: Millis) => new Date(instant).toISOString().replace(/\.\d{3}Z$/, 'Z')
  const triggers = later(doing.now, Number(timeout) * second)
  return { currentTime: shown(doing.now), triggerTime: at === null ? '0' : shown(triggers) }
}

export const tokenSeconds = 900

async function streamToken({ exchange, key }: Asked) {
  const { tokens, clock, random } = exchange
  const now = clock.now()
  for (const [token, { expiresAt }] of tokens) if (expiresAt <= now) tokens.delete(token)
  const token = Buffer.from(random(32)).toString('base64url')
  tokens.set(token, {
    accountId: key.accountId,
    expiresAt: later(now, tokenSeconds * second),
  })
  return { token, expires: tokenSeconds }
}

async function withdraw({ exchange, key, params }: Asked) {
  const asset = assetOf(params.asset ?? '')
  if (!asset) return krakenError('EFunding:Unknown asset')
  if (params.key === undefined) return krakenError('EFunding:Unknown withdraw key')
  const units = unitsFrom(params.amount ?? '', asset.decimals)
  if (units === undefined || units === 0n) return krakenError('EFunding:Invalid amount')
  const movements = [{ asset: asset.code, units: -units }]
  const moved = await moveFunds(exchange, key.accountId, movements)
  return moved ? { refid: moved.ref } : krakenError('EFunding:Insufficient funds')
}

/** There is one wallet: what is moved to another of the client's own is gone from here. */
async function transfer(asked: Asked) {
  const { amount, asset } = asked.params
  return withdraw({ ...asked, params: { key: 'wallet', amount: amount ?? '', asset: asset ?? '' } })
}
