// Bots, their orders and fills: SQL.

import * as z from 'zod/mini'
import type { KeyStanding, VenueName } from '#contract/client/exchange-keys.ts'
import { type OrderEnding, Protections } from '#contract/client/trader.ts'
import type { RuleName } from '#contract/public/signal-rules.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { OrderName, SeenFill, Side } from '../venues/exchange.ts'
import type { Bot, BotState } from './bot.ts'
import type { Life, OrderState } from './order.ts'

type BotRow = {
  id: string
  client_id: ClientId
  key_id: string
  venue: VenueName
  standing: KeyStanding
  pair: string
  rule: RuleName
  at_risk: bigint
  protections: string
  is_live: boolean
  state: BotState
  sells: boolean
  reason: string | null
  dry_ms: bigint
  running_since: Millis | null
  note: string | null
  noted_at: Millis | null
}

const botColumns = `b.id, b.client_id, b.key_id, k.venue, k.standing, b.pair, b.rule, b.at_risk,
  b.protections, b.is_live, b.state, b.sells, b.reason, b.dry_ms, b.running_since, b.note,
  b.noted_at`

function botOf(row: BotRow): Bot {
  return {
    id: row.id,
    clientId: row.client_id,
    keyId: row.key_id,
    venue: row.venue,
    keyStanding: row.standing,
    pair: row.pair,
    rule: row.rule,
    atRisk: row.at_risk,
    protections: z.parse(Protections, JSON.parse(row.protections)),
    isLive: row.is_live,
    state: row.state,
    sells: row.sells,
    reason: row.reason,
    dryMs: Number(row.dry_ms),
    runningSince: row.running_since,
    note: row.note,
    notedAt: row.noted_at,
  }
}

export type NewBot = Pick<Bot, 'id' | 'clientId' | 'keyId' | 'pair' | 'rule' | 'atRisk'> &
  Pick<Bot, 'protections'> & { readonly at: Millis }

export async function insertBot(tx: Tx, bot: NewBot): Promise<void> {
  const { id, clientId, keyId, pair, rule, atRisk, protections, at } = bot
  await tx.rows(
    `insert into trader_bots
       (id, client_id, key_id, pair, rule, at_risk, protections, state, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'stopped', $8)`,
    [id, clientId, keyId, pair, rule, atRisk, JSON.stringify(protections), iso(at)],
  )
}

/** The newest first. */
export async function listBots(tx: Tx, clientId: ClientId): Promise<Bot[]> {
  const rows = await tx.rows<BotRow>(
    `select ${botColumns} from trader_bots b join exchange_keys k on k.id = b.key_id
      where b.client_id = $1 order by b.id desc`,
    [clientId],
  )
  return rows.map(botOf)
}

/** Those with something to do. */
export async function listRunning(tx: Tx): Promise<Bot[]> {
  const rows = await tx.rows<BotRow>(
    `select ${botColumns} from trader_bots b join exchange_keys k on k.id = b.key_id
      where b.state <> 'stopped' order by b.id`,
  )
  return rows.map(botOf)
}

/** Nobody else changes it until the transaction ends. */
export async function holdBot(tx: Tx, id: string): Promise<Bot | undefined> {
  const rows = await tx.rows<BotRow>(
    `select ${botColumns} from trader_bots b join exchange_keys k on k.id = b.key_id
      where b.id = $1 for update of b`,
    [id],
  )
  return rows[0] && botOf(rows[0])
}

export type Run = Pick<Bot, 'state' | 'isLive' | 'sells' | 'reason' | 'dryMs' | 'runningSince'>

export async function updateRun(tx: Tx, id: string, run: Run): Promise<void> {
  const { state, isLive, sells, reason, dryMs, runningSince } = run
  await tx.rows(
    `update trader_bots set state = $2, is_live = $3, sells = $4, reason = $5, dry_ms = $6,
       running_since = $7 where id = $1`,
    [id, state, isLive, sells, reason, dryMs, runningSince === null ? null : iso(runningSince)],
  )
}

export async function noteBot(tx: Tx, id: string, note: string, at: Millis): Promise<void> {
  await tx.rows(
    `update trader_bots set note = $2, noted_at = $3 where id = $1 and note is distinct from $2`,
    [id, note, iso(at)],
  )
}

export type StoredOrder = Life & {
  readonly name: OrderName
  readonly botId: string
  readonly isLive: boolean
  readonly side: Side
  readonly why: string
  readonly amount: bigint
  readonly limit: bigint
  readonly writtenAt: Millis
  readonly doneAt: Millis | null
}

type OrderRow = {
  name: OrderName
  bot_id: string
  is_live: boolean
  side: Side
  why: string
  amount: bigint
  price_limit: bigint
  state: OrderState
  ending: OrderEnding | null
  exchange_id: string | null
  looks: number
  written_at: Millis
  sent_at: Millis | null
  done_at: Millis | null
}

const orderColumns = `name, bot_id, is_live, side, why, amount, price_limit, state, ending,
  exchange_id, looks, written_at, sent_at, done_at`

function orderOf(row: OrderRow): StoredOrder {
  return {
    name: row.name,
    botId: row.bot_id,
    isLive: row.is_live,
    side: row.side,
    why: row.why,
    amount: row.amount,
    limit: row.price_limit,
    state: row.state,
    ending: row.ending,
    exchangeId: row.exchange_id,
    looks: row.looks,
    writtenAt: row.written_at,
    sentAt: row.sent_at,
    doneAt: row.done_at,
  }
}

export type NewOrder = Pick<StoredOrder, 'name' | 'botId' | 'isLive' | 'side' | 'why'> &
  Pick<StoredOrder, 'amount' | 'limit' | 'writtenAt'> & { readonly intent: string }

/** False where there is one for this already, or another one of the bot's is not over. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<boolean> {
  const { name, botId, intent, isLive, side, why, amount, limit, writtenAt } = order
  const rows = await tx.rows(
    `insert into trader_orders
       (name, bot_id, intent, is_live, side, why, amount, price_limit, state, written_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'written', $9)
     on conflict do nothing returning 1 as one`,
    [name, botId, intent, isLive, side, why, amount, limit, iso(writtenAt)],
  )
  return rows.length > 0
}

/** From one state to the next; false where it is no longer in the first. */
export async function moveOrder(
  tx: Tx,
  { name, state: before }: Pick<StoredOrder, 'name' | 'state'>,
  life: Life,
  at: Millis,
): Promise<boolean> {
  const { state, ending, exchangeId, looks, sentAt } = life
  const rows = await tx.rows(
    `update trader_orders set state = $3, ending = $4, exchange_id = $5, looks = $6, sent_at = $7,
       done_at = $8 where name = $1 and state = $2 returning 1 as one`,
    [
      ...[name, before, state, ending, exchangeId, looks, sentAt === null ? null : iso(sentAt)],
      state === 'done' ? iso(at) : null,
    ],
  )
  return rows.length > 0
}

export async function loadWorking(tx: Tx, botId: string): Promise<StoredOrder | undefined> {
  const rows = await tx.rows<OrderRow>(
    `select ${orderColumns} from trader_orders where bot_id = $1 and state <> 'done'`,
    [botId],
  )
  return rows[0] && orderOf(rows[0])
}

/** In the order in which they were written. */
export async function listOrders(tx: Tx, botId: string): Promise<StoredOrder[]> {
  const rows = await tx.rows<OrderRow>(
    `select ${orderColumns} from trader_orders where bot_id = $1 order by name`,
    [botId],
  )
  return rows.map(orderOf)
}

export type StoredFill = SeenFill & { readonly orderName: OrderName }

type FillRow = {
  order_name: OrderName
  fill_id: string
  amount: bigint
  price: bigint
  paid: bigint
  fee: bigint
  fee_asset: string
  at: Millis
}

export async function listFills(tx: Tx, botId: string): Promise<StoredFill[]> {
  const rows = await tx.rows<FillRow>(
    `select f.order_name, f.fill_id, f.amount, f.price, f.paid, f.fee, f.fee_asset, f.at
       from trader_fills f join trader_orders o on o.name = f.order_name
      where o.bot_id = $1 order by f.at, f.fill_id`,
    [botId],
  )
  return rows.map((row) => ({
    orderName: row.order_name,
    id: row.fill_id,
    amount: row.amount,
    price: row.price,
    paid: row.paid,
    fee: row.fee,
    feeAsset: row.fee_asset,
    at: row.at,
  }))
}

/** What is known already stays as it is. */
export async function insertFills(
  tx: Tx,
  name: OrderName,
  fills: readonly SeenFill[],
): Promise<void> {
  for (const { id, amount, price, paid, fee, feeAsset, at } of fills) {
    await tx.rows(
      `insert into trader_fills (order_name, fill_id, amount, price, paid, fee, fee_asset, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (order_name, fill_id) do nothing`,
      [name, id, amount, price, paid, fee, feeAsset, iso(at)],
    )
  }
}
