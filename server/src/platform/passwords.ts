// Passwords are kept as argon2id hashes. Hashing is slow on purpose, so only a few run at a time
// and a few more wait: a flood of sign-ins is turned away before it takes the processor from
// trading.

import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { KnownRefusal } from '#contract/refusals.ts'
import { refuse } from '#kernel/refusal.ts'

export type Passwords = {
  /** The hash to keep, in PHC text form; `unavailable` when too many are waiting. */
  readonly hash: (password: string) => Promise<string | KnownRefusal>
  /** Whether the password is the hash's. Without a hash it is not, found out with the same work. */
  readonly verify: (password: string, kept: string | undefined) => Promise<boolean | KnownRefusal>
}

export type PasswordLimits = {
  /** Hashings at the same time. */
  readonly running: number
  /** Hashings that may wait for their turn. */
  readonly waiting: number
}

/** One core is left to everything else, and two to libuv's other work (it has four threads). */
export const usualLimits: PasswordLimits = {
  running: Math.min(Math.max(availableParallelism() - 1, 1), 2),
  waiting: 20,
}

/**
 * OWASP's recommendation for argon2id (the library's default algorithm): 19 MiB, two passes, one
 * lane.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export async function openPasswords(limits: PasswordLimits = usualLimits): Promise<Passwords> {
  const inTurn = takeTurns(limits)
  const nobodys = await hash('stands in for a hash', cost)
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: async (password, kept) => {
      const isRight = await inTurn(() => verify(kept ?? nobodys, password))
      return isRight === true ? kept !== undefined : isRight
    },
  }
}

function takeTurns({ running, waiting }: PasswordLimits) {
  let active = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T | KnownRefusal> => {
    if (active < running) active += 1
    else if (queue.length >= waiting) return refuse('unavailable')
    else await new Promise<void>((start) => queue.push(start))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else active -= 1
    }
  }
}
