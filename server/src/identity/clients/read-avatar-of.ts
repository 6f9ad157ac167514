// The clients' door for a client's own data: the picture they show, and how it goes.

import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import { deleteAvatar, findAvatarId, loadAvatar } from './profile.store.ts'

export async function readAvatarOf(tx: Tx, clientId: ClientId): Promise<Buffer | undefined> {
  const id = await findAvatarId(tx, clientId)
  return id === undefined ? undefined : loadAvatar(tx, id)
}

export function dropAvatarOf(tx: Tx, clientId: ClientId): Promise<void> {
  return deleteAvatar(tx, clientId)
}
