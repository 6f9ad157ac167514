// Clients who have something in common with another. A member sees none of their own account.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Client } from '#server/identity/clients/client.ts'
import { findClients, findKnown } from '#server/identity/clients/find-client.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Db } from '#server/platform/db.ts'
import {
  type Link,
  listAtSamePlace,
  listOwnPlaces,
  listPaidEachOther,
  listSameMarks,
  listSamePictures,
} from './linked.store.ts'

export type Linked = { readonly client: Client; readonly links: readonly Link[] }

/** Whoever shares the newest first. */
export function listLinked(
  { db }: { readonly db: Db },
  clientId: ClientId,
  by: Staff,
): Promise<readonly Linked[] | KnownRefusal> {
  return db.transaction(async (tx) => {
    const client = await findKnown(tx, clientId)
    if (!client) return refuse('not_found')
    const staff = await admitStaffFor(tx, by, 'client_link.read', client)
    if (isRefusal(staff)) return staff
    const places = await listOwnPlaces(tx, clientId)
    const links = [
      ...(await listSamePictures(tx, clientId)),
      ...(await listSameMarks(tx, clientId)),
      ...(await listAtSamePlace(tx, clientId, places)),
      ...(await listPaidEachOther(tx, clientId, places)),
    ].toSorted((a, b) => b.since - a.since)
    const ids = [...new Set(links.map((link) => link.clientId))]
    const clients = await findClients(tx, ids)
    return ids.flatMap((id) => {
      const other = clients.get(id)
      const shared = links.filter((link) => link.clientId === id)
      return other ? [{ client: other, links: shared }] : []
    })
  })
}
