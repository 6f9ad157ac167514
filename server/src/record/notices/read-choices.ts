// What a client has chosen about notices, or what is so until they do.

import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import { loadChoices } from './choices.store.ts'
import { type Choices, unchosen } from './choices.ts'

export async function readChoices(tx: Tx, clientId: ClientId): Promise<Choices> {
  return (await loadChoices(tx, clientId)) ?? unchosen
}
