// A client chooses what language letters to them come in.

import type { Language } from '#contract/shared/languages.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { lockClient, updateLanguage } from './clients.store.ts'

type Deps = { readonly db: Db; readonly clock: Clock }

/** The same again changes nothing, and nothing is written down of it. */
export function chooseLanguage(
  { db, clock }: Deps,
  clientId: ClientId,
  language: Language,
): Promise<void> {
  return db.transaction(async (tx) => {
    const client = await lockClient(tx, clientId)
    if (client?.language === language) return
    await updateLanguage(tx, clientId, language)
    const details = { fields: 'language' }
    const event = { at: clock.now(), clientId, actor: 'client', kind: 'profile_changed' } as const
    await recordEvent(tx, { ...event, details })
  })
}
