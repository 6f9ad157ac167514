// What the two processes of the deposits bench tell each other.

import type { Connection } from '#server/platform/db.ts'

export type ServerWish = {
  readonly connection: Connection
  /** Null: the simulated chain. */
  readonly esploraUrl: string | null
  /** How many addresses there are. */
  readonly watched: number
  /** How many clients listen, and are paid to. */
  readonly listening: number
}

export type Serving = {
  readonly url: string
  readonly tokens: readonly string[]
  readonly addresses: readonly string[]
}
