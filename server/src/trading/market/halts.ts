// The stretches in which an instrument had no price, of what began and ended them.

import type { HaltCause } from '#contract/shared/receipts.ts'
import type { Millis } from '#kernel/time.ts'
import type { Halt } from './gap.ts'

/** Without a cause, prices go on. */
type Turn = { readonly at: Millis; readonly cause: HaltCause | undefined }

/** One that is told again changes nothing. */
export function haltsWith(halts: readonly Halt[], { at, cause }: Turn): readonly Halt[] {
  if (halts.some(({ from, to }) => from === at || to === at)) return halts
  const ended = halts.map((halt) => (halt.to === null ? { ...halt, to: at } : halt))
  return cause === undefined ? ended : [...ended, { from: at, to: null, cause }]
}
