// What a client has in common with others: its SQL. What the client has is read first, so that each
// of the others is found by an index.

import { type LinkKind, linkedMost } from '#contract/staff/linked.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'

export type Link = {
  readonly clientId: ClientId
  readonly kind: LinkKind
  readonly method: string | null
  readonly since: Millis
}

/** So much of the client's own is compared, the newest first. */
const ownMost = 200

const samePicture = (view: 'document_pictures' | 'receipt_pictures', kind: LinkKind) => `
  select o.client_id as "clientId", '${kind}' as kind, null as method,
         greatest(min(o.sent_at), min(own.at)) as since
    from (select picture_hash, min(sent_at) as at from ${view}
           where client_id = $1 group by picture_hash order by 2 desc limit $2) own
    join ${view} o on o.picture_hash = own.picture_hash and o.client_id <> $1
   group by o.client_id order by 4 desc limit $3`

export function listSamePictures(tx: Tx, clientId: ClientId): Promise<Link[]> {
  return tx.rows<Link>(
    `(${samePicture('document_pictures', 'document')})
     union all (${samePicture('receipt_pictures', 'receipt')})`,
    [clientId, ownMost, linkedMost],
  )
}

const sameMark = (view: 'browser_marks' | 'card_marks', mark: string, kind: LinkKind) => `
  select o.client_id as "clientId", '${kind}' as kind, null as method,
         greatest(min(o.at), min(own.at)) as since
    from (select ${mark}, min(at) as at from ${view}
           where client_id = $1 group by ${mark} order by 2 desc limit $2) own
    join ${view} o on o.${mark} = own.${mark} and o.client_id <> $1
   group by o.client_id order by 4 desc limit $3`

/** Who signed in on the same browser, and who paid by the same card. */
export function listSameMarks(tx: Tx, clientId: ClientId): Promise<Link[]> {
  return tx.rows<Link>(
    `(${sameMark('browser_marks', 'browser', 'device')})
     union all (${sameMark('card_marks', 'card_mark', 'card')})`,
    [clientId, ownMost, linkedMost],
  )
}

type Place = { readonly method: string; readonly destination: string; readonly at: Millis }

/** Where the client is paid or wanted to be, the newest first. */
export function listOwnPlaces(tx: Tx, clientId: ClientId): Promise<Place[]> {
  return tx.rows<Place>(
    `select method, destination, min(at) as at from (
       select method, destination, added_at as at from kept_payout_places where client_id = $1
       union all
       select method, destination, asked_at from asked_payout_places where client_id = $1
     ) own group by 1, 2 order by 3 desc limit $2`,
    [clientId, ownMost],
  )
}

const atSamePlace = (view: string, at: string) => `
  select o.client_id, own.method, o.${at} as at, own.at as own_at
    from own join ${view} o on o.method = own.method and o.destination = own.destination
   where o.client_id <> $1`

/** Who is paid, or wanted to be, where the client is. */
export function listAtSamePlace(
  tx: Tx,
  clientId: ClientId,
  places: readonly Place[],
): Promise<Link[]> {
  return tx.rows<Link>(
    `with own as materialized (
       select m::withdrawal_method as method, d as destination, t::timestamptz as at
         from unnest($2::text[], $3::text[], $4::text[]) as p (m, d, t)
     )
     select client_id as "clientId", 'destination' as kind, method::text as method,
            greatest(min(at), min(own_at)) as since
       from ((${atSamePlace('kept_payout_places', 'added_at')})
             union all (${atSamePlace('asked_payout_places', 'asked_at')})) found
      group by client_id, method order by 4 desc limit $5`,
    [clientId, ...columnsOf(places), linkedMost],
  )
}

/** Whose deposit address the client was paid at, and who was paid at the client's. */
export async function listPaidEachOther(
  tx: Tx,
  clientId: ClientId,
  places: readonly Place[],
): Promise<Link[]> {
  const to = await tx.rows<Link>(
    `select o.client_id as "clientId", 'paid_to' as kind, own.m as method,
            min(own.t::timestamptz) as since
       from unnest($2::text[], $3::text[], $4::text[]) as own (m, d, t)
       join deposit_places o on lower(o.address) = lower(own.d) and o.client_id <> $1
      group by 1, 3 limit $5`,
    [clientId, ...columnsOf(places), linkedMost],
  )
  const by = await tx.rows<Link>(
    `select o.client_id as "clientId", 'paid_by' as kind, o.method::text as method,
            min(o.asked_at) as since
       from (select address from deposit_places where client_id = $1 limit $2) own
       join asked_payout_places o
         on o.method = any (enum_range(null::withdrawal_method)) and o.destination = own.address
        and o.client_id <> $1
      group by 1, 3 order by 4 desc limit $3`,
    [clientId, ownMost, linkedMost],
  )
  return [...to, ...by]
}

function columnsOf(places: readonly Place[]) {
  return [
    places.map(({ method }) => method),
    places.map(({ destination }) => destination),
    column(places.map(({ at }) => iso(at))),
  ] as const
}
