// A client gives up what was granted and not paid. None of their own money was ever bound to it, so
// nothing else changes.

import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { holdStanding } from '#server/identity/clients/freeze-client.ts'
import { lockCampaign } from './campaigns.store.ts'
import { loadGrant } from './grants.store.ts'
import { endGrant, type GrantDeps, type Granted } from './make-grant.ts'

export function giveUpGrant(
  deps: GrantDeps,
  clientId: ClientId,
  id: string,
): Promise<Granted | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    await holdStanding(tx, clientId)
    const found = await loadGrant(tx, id)
    if (found?.clientId !== clientId) return refuse('not_found')
    const campaign = present(await lockCampaign(tx, found.campaignId), 'it is of a campaign')
    const grant = present(await loadGrant(tx, id), 'grants are never deleted')
    if (grant.end?.outcome === 'given_up') return { campaign, grant }
    if (grant.end) return refuse('grant_ended')
    const at = deps.clock.now()
    const ending = { outcome: 'given_up', actor: 'client', at } as const
    return { campaign, grant: await endGrant(tx, deps, { campaign, grant }, ending) }
  })
}
