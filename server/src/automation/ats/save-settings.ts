// A client settles what is traded automatically. Another way of trading starts its own trial: what
// runs on the live account is switched off by it, and counts anew on the demo.

import type { AtsSettingsWish } from '#contract/client/ats.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import type { Db } from '#server/platform/db.ts'
import type { Market } from '#server/trading/market/market.ts'
import { insertSettings, lockAtsClient, putSettings, putSwitch } from './ats.store.ts'
import { atsActs } from './ats-acts.ts'
import { fingerprintOf } from './fingerprint-settings.ts'
import { settingsOf } from './settings.ts'

export type SavingDeps = WritingDeps & { readonly db: Db; readonly market: () => Market }

/** Undefined where it was done. */
export function saveSettings(
  deps: SavingDeps,
  clientId: ClientId,
  wish: AtsSettingsWish,
): Promise<KnownRefusal | undefined> {
  const { db, clock, market } = deps
  return db.transaction(async (tx) => {
    const unknown = wish.symbols.find((symbol) => !market().bySymbol.has(symbol))
    if (unknown !== undefined) return refuse('instrument_unknown', { symbol: unknown })
    const ids = wish.symbols.flatMap((symbol) => market().bySymbol.get(symbol)?.instrument.id ?? [])
    const { plan } = await findClient(tx, clientId)
    const settings = settingsOf(wish, ids, plan)
    if (isRefusal(settings)) return settings
    const before = await lockAtsClient(tx, clientId)
    const at = clock.now()
    const fingerprint = fingerprintOf(settings)
    const id = await insertSettings(tx, { ...settings, clientId, fingerprint, at })
    await putSettings(tx, clientId, id)
    const told = { clientId, actor: 'client', at } as const
    await tell(tx, { ...told, act: atsActs.settled, facts: { fingerprint } }, deps)
    if (before && before.runs !== 'off' && before.settings.fingerprint !== fingerprint) {
      const off = { clientId, settingsId: id, runs: 'off', reason: 'other_settings' } as const
      await putSwitch(tx, { ...off, expectedLoss: null, at })
      const facts = { runs: before.runs, reason: 'other_settings' }
      await tell(tx, { ...told, act: atsActs.switchedOff, facts }, deps)
    }
    return undefined
  })
}
