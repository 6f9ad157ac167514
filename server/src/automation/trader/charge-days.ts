// A day on which a client's bots trade for good is charged once, whenever in it that is noticed.

import type { BotDeps } from './keep-bots.ts'
import { listRunning } from './trader.store.ts'

export async function chargeDays({ db, chargeDay }: BotDeps): Promise<void> {
  for (const bot of await listRunning(db)) if (bot.isLive) await chargeDay(bot)
}
