// The events' door for other modules: what last happened to a client, and when.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { EventKind } from './event.ts'
import { loadLastOf } from './events.store.ts'

/** After these somebody else might sit there. */
const changes: readonly EventKind[] = [
  ...(['email_changed', 'password_changed', 'totp_added', 'totp_removed'] as const),
  ...(['passkey_added', 'passkey_removed', 'recovery_codes_made', 'withdrawal_stopped'] as const),
]

/** The last change of how the client proves who they are. */
export function lastChange(
  tx: Tx,
  clientId: ClientId,
): Promise<{ readonly id: bigint; readonly at: Millis } | undefined> {
  return loadLastOf(tx, clientId, changes)
}
