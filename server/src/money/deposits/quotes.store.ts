// The SQL of quotes that hold: what clients were told that their coins are worth. Kept for as long
// as the rate holds, the newest few of each client, and each good for one payment.

import type { Coin, Network } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Quote } from './quote.ts'

/** So many of one client hold at once; an older one is forgotten. */
export const keptMost = 20

type QuoteRow = {
  client_id: ClientId
  coin: Coin
  network: Network
  amount: Usd
  units: string
  rate: string
  quoted_at: Millis
  expires_at: Millis
}

export async function insertQuote(tx: Tx, quote: Quote): Promise<void> {
  await tx.rows(
    `insert into deposit_quotes (client_id, coin, network, amount, units, rate, quoted_at,
                                 expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (client_id, coin, network, units, amount, rate) do update
       set quoted_at = greatest(deposit_quotes.quoted_at, excluded.quoted_at),
           expires_at = greatest(deposit_quotes.expires_at, excluded.expires_at)`,
    [...namesOf(quote), iso(quote.quotedAt), iso(quote.expiresAt)],
  )
  await tx.rows(
    `delete from deposit_quotes where id in (
       select id from deposit_quotes where client_id = $1
        order by quoted_at desc, id desc offset $2 for update skip locked)`,
    [quote.clientId, keptMost],
  )
}

export type QuotePlace = Pick<Quote, 'clientId' | 'coin' | 'network'>

/**
 * Of exactly so much, and still good at this instant; the newest first. Nobody else takes one until
 * the transaction ends.
 */
export async function lockQuotes(
  tx: Tx,
  { clientId, coin, network }: QuotePlace,
  { units, at }: { readonly units: bigint; readonly at: Millis },
): Promise<Quote[]> {
  const rows = await tx.rows<QuoteRow>(
    `select client_id, coin, network, amount, units, rate, quoted_at, expires_at
       from deposit_quotes
      where client_id = $1 and coin = $2 and network = $3 and units = $4 and expires_at >= $5
      order by quoted_at desc, id desc for update`,
    [clientId, coin, network, units, iso(at)],
  )
  return rows.map((row) => ({
    clientId: row.client_id,
    coin: row.coin,
    network: row.network,
    amount: row.amount,
    units: BigInt(row.units),
    rate: row.rate,
    quotedAt: row.quoted_at,
    expiresAt: row.expires_at,
  }))
}

/** It was used. */
export async function deleteQuote(tx: Tx, quote: Quote): Promise<void> {
  await tx.rows(
    `delete from deposit_quotes
      where client_id = $1 and coin = $2 and network = $3 and amount = $4 and units = $5
        and rate = $6`,
    namesOf(quote),
  )
}

export async function deleteOldQuotes(tx: Tx, now: Millis): Promise<void> {
  await tx.rows('delete from deposit_quotes where expires_at < $1', [iso(now)])
}

function namesOf({ clientId, coin, network, amount, units, rate }: Quote): readonly unknown[] {
  return [clientId, coin, network, amount, units, rate]
}
