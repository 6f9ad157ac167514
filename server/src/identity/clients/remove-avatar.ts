// A client removes the picture they show: it is deleted, and nothing is kept of it.

import type { ClientId } from '#kernel/ids.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { lockClient } from './clients.store.ts'
import { deleteAvatar, findAvatarId } from './profile.store.ts'

type Deps = { readonly db: Db; readonly clock: Clock }

export function removeAvatar({ db, clock }: Deps, clientId: ClientId): Promise<void> {
  return db.transaction(async (tx) => {
    await lockClient(tx, clientId)
    if ((await findAvatarId(tx, clientId)) === undefined) return
    await deleteAvatar(tx, clientId)
    const details = { fields: 'avatar' }
    const event = { at: clock.now(), clientId, actor: 'client', kind: 'profile_changed' } as const
    await recordEvent(tx, { ...event, details })
  })
}
