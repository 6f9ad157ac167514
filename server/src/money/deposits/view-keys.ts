// Which keys the addresses for deposits are made from, for staff: a fingerprint and not the key.
// They change by a proposal that a second member confirms, and after a wait.

import type { DepositKey } from '#contract/staff/deposits.ts'
import { coins } from '#kernel/coins.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { keyNamed, listKeyChanges } from '#server/install/operators/list-proposals.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Tx } from '#server/platform/db.ts'
import { depositKeyOf } from './account-keys.ts'

export async function viewKeys(
  tx: Tx,
  { settings, mode }: { readonly settings: Settings; readonly mode: InstallMode },
  now: Millis,
): Promise<DepositKey[]> {
  const changes = await listKeyChanges(tx, now)
  return coins.map((coin) => {
    const key = depositKeyOf(settings, coin, mode)
    const last = changes.findLast(({ subject }) => keyNamed(subject) === coin)
    const at = last?.appliedAt ?? last?.dueAt
    const isKey = key !== undefined && typeof key !== 'string'
    return {
      coin,
      network: isKey ? key.network : null,
      key_id: isKey ? key.keyId : null,
      fault: typeof key === 'string' ? key : null,
      change:
        last && at ? { proposal: last.id, at: iso(at), is_done: last.appliedAt !== null } : null,
    }
  })
}
