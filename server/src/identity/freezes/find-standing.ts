// Clients as staff look them up, by id or address: how the account stands, and why it is frozen.

import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Client } from '../clients/client.ts'
import { findKnown } from '../clients/find-client.ts'
import { findLogin } from '../clients/find-login.ts'
import type { Freeze } from '../clients/freeze.ts'
import { listFreezes } from '../clients/freeze-client.ts'
import { accountIn } from '../clients/hold-account.ts'

export type Standing = {
  readonly client: Client
  readonly balance: Usd
  /** Those that stand; the oldest first. */
  readonly freezes: readonly Freeze[]
}

/** `known` is an id or an address in any case. */
export async function findStanding(tx: Tx, known: string): Promise<Standing | undefined> {
  const clientId = /^\d{1,18}$/.test(known)
    ? (BigInt(known) as ClientId)
    : (await findLogin(tx, known))?.clientId
  const client = clientId === undefined ? undefined : await findKnown(tx, clientId)
  if (!client) return undefined
  const { balance } = await accountIn(tx, client.id, 'real')
  return { client, balance, freezes: await listFreezes(tx, client.id) }
}

/** Every account that is frozen, the one that waits longest first. */
export async function listFrozen(tx: Tx): Promise<Standing[]> {
  const ids = new Set((await listFreezes(tx, null)).map(({ clientId }) => clientId))
  const found: Standing[] = []
  for (const id of ids) {
    const standing = await findStanding(tx, String(id))
    if (standing !== undefined) found.push(standing)
  }
  return found
}
