// A stop of automated trading, for everybody or for one client: from now on nothing is traded by
// itself. What is open goes on and is settled.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'

export type Halt = {
  /** Null: for everybody. */
  readonly clientId: ClientId | null
  readonly reason: string
  readonly by: string
  readonly at: Millis
}

/** What stands against a client; a stop for everybody comes first. */
export function haltOf(halts: readonly Halt[], clientId: ClientId): Halt | undefined {
  return (
    halts.find((halt) => halt.clientId === null) ?? halts.find((halt) => halt.clientId === clientId)
  )
}
