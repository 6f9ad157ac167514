// The SQL of address books, and of destinations that two clients share.

import type { ChainNetwork, WithdrawalMethod } from '#contract/public/payouts.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Destination, Place } from './destination.ts'
import type { BankAccount } from './withdrawal.ts'

type Row = {
  id: string
  method: WithdrawalMethod
  destination: string
  network: ChainNetwork | null
  bank: BankAccount | null
  label: string
  added_at: Millis
}

const columns = 'id, method, destination, network, bank, label, added_at'

/** Those that are kept, the newest first. */
export async function listKept(tx: Tx, clientId: ClientId): Promise<Destination[]> {
  const rows = await tx.rows<Row>(
    `select ${columns} from payout_destinations where client_id = $1 and removed_at is null
      order by id desc`,
    [clientId],
  )
  return rows.map(destinationOf)
}

export async function findKept(
  tx: Tx,
  clientId: ClientId,
  { method, network, destination }: Place,
): Promise<Destination | undefined> {
  const rows = await tx.rows<Row>(
    `select ${columns} from payout_destinations
      where client_id = $1 and method = $2 and network is not distinct from $3
        and destination = $4 and removed_at is null`,
    [clientId, method, network, destination],
  )
  return rows[0] && destinationOf(rows[0])
}

export async function insertDestination(
  tx: Tx,
  clientId: ClientId,
  { id, method, destination, network, bank, label, addedAt }: Destination,
): Promise<void> {
  await tx.rows(
    `insert into payout_destinations (client_id, ${columns})
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[clientId, id, method, destination, network],
      ...[bank && JSON.stringify(bank), label, iso(addedAt)],
    ],
  )
}

export async function renameDestination(tx: Tx, id: string, label: string): Promise<void> {
  await tx.rows('update payout_destinations set label = $2 where id = $1', [id, label])
}

/** Undefined where there is none of this client's. */
export async function removeKept(
  tx: Tx,
  { id, clientId }: { readonly id: string; readonly clientId: ClientId },
  now: Millis,
): Promise<{ readonly method: WithdrawalMethod } | undefined> {
  const rows = await tx.rows<{ method: WithdrawalMethod }>(
    `update payout_destinations set removed_at = $3
      where id = $1 and client_id = $2 and removed_at is null returning method`,
    [id, clientId, iso(now)],
  )
  return rows[0]
}

/** One client after the other at one destination, so that two at once see each other. */
export async function lockPlace(tx: Tx, { method, destination }: Place): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock(25, hashtext($1))', [`${method} ${destination}`])
}

/** Notes each other client who has, or had, money sent there; how many pairs are new. */
export async function flagSharing(
  tx: Tx,
  clientId: ClientId,
  { method, destination }: Place,
  now: Millis,
): Promise<number> {
  const rows = await tx.rows(
    `insert into destination_flags (method, destination, client_id, other_client_id, found_at)
     select $2, $3, least($1, other.client_id), greatest($1, other.client_id), $4
       from (select client_id from payout_destinations where method = $2 and destination = $3
             union select client_id from withdrawals where method = $2 and destination = $3) other
      where other.client_id <> $1
     on conflict do nothing returning id`,
    [clientId, method, destination, iso(now)],
  )
  return rows.length
}

export type SharedDestination = {
  readonly method: WithdrawalMethod
  readonly destination: string
  readonly clientId: ClientId
  readonly otherClientId: ClientId
  readonly foundAt: Millis
}

export async function listSharedDestinations(tx: Tx): Promise<SharedDestination[]> {
  return tx.rows<SharedDestination>(
    `select method, destination, client_id as "clientId", other_client_id as "otherClientId",
            found_at as "foundAt" from destination_flags order by id`,
  )
}

function destinationOf({ added_at: addedAt, ...row }: Row): Destination {
  return { ...row, addedAt }
}
