// Switches a client's automated trades off where it was not the client who did: nothing but the
// client switches them on again.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import type { Tx } from '#server/platform/db.ts'
import { lockAtsClient, putSwitch } from './ats.store.ts'
import { atsActs } from './ats-acts.ts'

export type Ending = {
  readonly clientId: ClientId
  /** That which ran; another one that came since goes on. */
  readonly switchId: bigint
  /** A code of reasons or of refusals. */
  readonly why: string
  readonly at: Millis
}

export async function endRun(
  tx: Tx,
  { clientId, switchId, why, at }: Ending,
  deps: WritingDeps,
): Promise<void> {
  const client = await lockAtsClient(tx, clientId)
  if (!client || client.runs === 'off' || client.switchId !== switchId) return
  const { settings } = client
  const off = { clientId, settingsId: settings.id, runs: 'off', reason: why } as const
  await putSwitch(tx, { ...off, expectedLoss: null, at })
  const facts = { runs: client.runs, reason: why }
  const act = settings.tells === 'nothing' ? atsActs.switchedOff : atsActs.ended
  await tell(tx, { act, clientId, actor: 'system', at, facts }, deps)
}
