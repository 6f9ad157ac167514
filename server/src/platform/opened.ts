// What whoever says who is asking is told of the call that is asked for.

import type { TokenScope } from '#contract/shared/route.ts'

export type Opened = {
  /** Which scope of a personal token opens it; undefined: none does. */
  readonly scope: TokenScope | undefined
  /** A header of the answer. */
  readonly tell: (name: string, value: string) => void
}
