// The SQL of deposit addresses: which client pays where.

import type { Coin, Network } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { DepositAddress } from './address.ts'

type AddressRow = {
  coin: Coin
  network: Network
  key_id: string
  index: number
  client_id: ClientId
  address: string
  mac: Buffer
}

const columns = 'coin, network, key_id, index, client_id, address, mac'

export type KeyPlace = {
  readonly coin: Coin
  readonly network: Network
  readonly keyId: string
}

export async function loadAddress(
  tx: Tx,
  clientId: ClientId,
  { coin, network, keyId }: KeyPlace,
): Promise<DepositAddress | undefined> {
  const rows = await tx.rows<AddressRow>(
    `select ${columns} from deposit_addresses
      where client_id = $1 and coin = $2 and network = $3 and key_id = $4`,
    [clientId, coin, network, keyId],
  )
  return rows[0] && addressOf(rows[0])
}

/** The next free place of the key; nobody else takes one until the transaction ends. */
export async function lockNextIndex(tx: Tx, { coin, network, keyId }: KeyPlace): Promise<number> {
  await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 22))', [
    `${coin} ${network} ${keyId}`,
  ])
  const rows = await tx.rows<{ next: number }>(
    `select coalesce(max(index) + 1, 0) as next from deposit_addresses
      where coin = $1 and network = $2 and key_id = $3`,
    [coin, network, keyId],
  )
  return rows[0]?.next ?? 0
}

export async function insertAddress(tx: Tx, address: DepositAddress, now: Millis): Promise<void> {
  const { coin, network, keyId, index, clientId, mac } = address
  await tx.rows(
    `insert into deposit_addresses (${columns}, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [coin, network, keyId, index, clientId, address.address, mac, iso(now)],
  )
}

/** All that are watched: what was ever given out may be paid to, whatever the key is now. */
export async function listAddresses(
  tx: Tx,
  coin: Coin,
  network: Network,
): Promise<DepositAddress[]> {
  const rows = await tx.rows<AddressRow>(
    `select ${columns} from deposit_addresses where coin = $1 and network = $2
      order by key_id, index`,
    [coin, network],
  )
  return rows.map(addressOf)
}

function addressOf(row: AddressRow): DepositAddress {
  return {
    coin: row.coin,
    network: row.network,
    keyId: row.key_id,
    index: row.index,
    clientId: row.client_id,
    address: row.address,
    mac: row.mac,
  }
}
