// How a bot comes to stand still: it is told to, and stands when nothing of it is under way.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Bot } from './bot.ts'
import { holdBot, updateRun } from './trader.store.ts'

type Stopping = { readonly reason: string | null; readonly sells: boolean }

/** From now on it begins nothing; what is open is cancelled, and sold where that is wished. */
export async function stopping(tx: Tx, id: string, { reason, sells }: Stopping): Promise<void> {
  const bot = await holdBot(tx, id)
  if (!bot || bot.state === 'stopped') return
  await updateRun(tx, id, { ...bot, state: 'stopping', sells, reason })
}

export async function stopped(
  tx: Tx,
  id: string,
  reason: string | null,
  now: Millis,
): Promise<void> {
  const bot = await holdBot(tx, id)
  if (!bot || bot.state === 'stopped') return
  await updateRun(tx, id, {
    ...bot,
    state: 'stopped',
    reason: reason ?? bot.reason,
    dryMs: bot.dryMs + drySince(bot, now),
    runningSince: null,
  })
}

/** How long it has run dry since it was started. */
export function drySince({ isLive, runningSince }: Bot, now: Millis): number {
  return isLive || runningSince === null ? 0 : now - runningSince
}
