// Writes to a client, in the operator's name. The letter leaves if, and only if, the transaction
// commits.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Install, letterheadOf } from '#server/install/operators/choose-letterhead.ts'
import { readSettings } from '#server/install/operators/read-settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { composeMail, type Letter } from '#server/platform/mail.ts'
import { queueMail } from '#server/platform/outbox.store.ts'
import type { Client } from './client.ts'
import { loadClient } from './clients.store.ts'

export type WritingDeps = {
  readonly clock: Clock
  readonly random: Random
  readonly install: Install
}

export async function writeToClient(
  tx: Tx,
  clientId: ClientId,
  letterTo: (client: Client) => Letter | Promise<Letter>,
  deps: WritingDeps,
): Promise<void> {
  const client = present(await loadClient(tx, clientId), 'clients are never deleted')
  // Of somebody who was erased there is no address any more.
  if (client.email === '') return
  await writeToAddress(tx, client.email, await letterTo(client), deps)
}

/** Where it is not the client's own address: one that was theirs, or is to become theirs. */
export async function writeToAddress(
  tx: Tx,
  address: string,
  letter: Letter,
  { clock, random, install }: WritingDeps,
): Promise<void> {
  const head = letterheadOf(await readSettings(tx), install)
  const now = clock.now()
  await queueMail(tx, newUuid(now, random), composeMail(address, letter, head), now)
}
