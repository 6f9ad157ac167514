// How a bot comes to stand still: it is told to, and stands when nothing of it is under way.

import type { Millis } from '#kernel/time.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Bot } from './bot.ts'
import { holdBot, updateRun } from './trader.store.ts'
import { traderActs } from './trader-acts.ts'
import { type StopReason, stopReasons } from './trader-letters.ts'

type Stopping = { readonly reason: string | null; readonly sells: boolean }

/** From now on it begins nothing; what is open is cancelled, and sold where that is wished. */
export async function stopping(tx: Tx, id: string, { reason, sells }: Stopping): Promise<void> {
  const bot = await holdBot(tx, id)
  if (!bot || bot.state === 'stopped') return
  await updateRun(tx, id, { ...bot, state: 'stopping', sells, reason })
}

/** Whoever stopped it knows; of what it stopped for by itself its client is told. */
export async function stopped(
  tx: Tx,
  id: string,
  reason: string | null,
  deps: WritingDeps,
): Promise<void> {
  const bot = await holdBot(tx, id)
  if (!bot || bot.state === 'stopped') return
  const at = deps.clock.now()
  const why = reason ?? bot.reason
  await updateRun(tx, id, {
    ...bot,
    state: 'stopped',
    reason: why,
    dryMs: bot.dryMs + drySince(bot, at),
    runningSince: null,
  })
  if (!isOwn(why)) return
  const { clientId, venue, pair, isLive } = bot
  const facts = { bot: id, venue, pair, isLive, reason: why }
  await tell(tx, { act: traderActs.ended, clientId, actor: 'system', at, facts }, deps)
}

function isOwn(reason: string | null): reason is StopReason {
  return stopReasons.some((one) => one === reason)
}

/** How long it has run dry since it was started. */
export function drySince({ isLive, runningSince }: Bot, now: Millis): number {
  return isLive || runningSince === null ? 0 : now - runningSince
}
