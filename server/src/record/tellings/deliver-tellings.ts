// Passes on what clients are to be told, in the order in which it became so. What was passed on and
// could not be taken out, since something died between the two, is passed on again with its id.

import type { Db } from '#server/platform/db.ts'
import { deleteTellings, listTellings, type Telling } from './tellings.store.ts'

/**
 * What brings messages to the sockets of a client. Here it is the stream of this process; one
 * between processes has to know a telling by its id when it comes once more.
 */
export type Transport = (telling: Telling) => Promise<void> | void

const batchSize = 500

/** Says how many there were. */
export async function deliverTellings(db: Db, transport: Transport): Promise<number> {
  const tellings = await listTellings(db, batchSize)
  if (tellings.length === 0) return 0
  for (const telling of tellings) await transport(telling)
  const ids = tellings.map(({ id }) => id)
  await deleteTellings(db, ids)
  return tellings.length
}
