// All bots that run, one step each. Bots of one key take turns, those of different keys do not wait
// for each other.

import { floorTo, later, type Millis, second } from '#kernel/time.ts'
import type { Bot } from './bot.ts'
import { type Heard, type RunDeps, runBot } from './run-bot.ts'
import { listRunning } from './trader.store.ts'

export type Round = {
  readonly heard: Heard
  /** Keys whose exchange was asked too much, or is away, are left alone for a while. */
  readonly restUntil: Map<string, Millis>
}

export function newRound(): Round {
  return { heard: new Map(), restUntil: new Map() }
}

const restMs = 10 * second

export async function runBots(
  deps: RunDeps,
  { heard, restUntil }: Round,
  log: (message: string) => void,
): Promise<void> {
  const now = deps.clock.now()
  const byKey = new Map<string, Bot[]>()
  for (const bot of await listRunning(deps.db)) {
    if ((restUntil.get(bot.keyId) ?? 0) > now) continue
    byKey.set(bot.keyId, [...(byKey.get(bot.keyId) ?? []), bot])
  }
  const groups = [...byKey].map(async ([keyId, bots]) => {
    for (const bot of bots) {
      const trouble = await runBot(deps, heard, bot).catch((error: unknown) => {
        log(`a bot failed: ${error instanceof Error ? error.message : String(error)}`)
        return 'failed' as const
      })
      if (trouble === undefined) continue
      restUntil.set(keyId, later(deps.clock.now(), restMs))
      break
    }
  })
  await Promise.all(groups)
}

/** The UTC day, by which a day of trading for good is charged once. */
export function dayOf(now: Millis): string {
  return new Date(floorTo(now, 86_400_000)).toISOString().slice(0, 10)
}
