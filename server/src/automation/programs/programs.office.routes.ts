// The call by which staff see what acts for a client: keys, bots, tokens and webhooks, as the
// client sees them.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { refuse } from '#kernel/refusal.ts'
import { clientIdFrom } from '#server/identity/clients/client.ts'
import { findKnown } from '#server/identity/clients/find-client.ts'
import { viewTokens } from '#server/identity/tokens/view-tokens.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { success } from '#server/platform/reply.ts'
import { viewKeys } from '../keys/view-keys.ts'
import { viewBots } from '../trader/bot-view.ts'
import { viewWebhooks } from '../webhooks/view-webhooks.ts'

type Deps = { readonly db: Db; readonly clock: Clock }

export function registerStaffPrograms(office: OfficeRouter, { db, clock }: Deps): void {
  office.on(routes.officeClientPrograms, async ({ params: { id = '' } }) => {
    const clientId = clientIdFrom(id)
    if (clientId === undefined || !(await findKnown(db, clientId))) return refuse('not_found')
    const now = clock.now()
    const webhooks = await viewWebhooks(db, clientId, now)
    return success('What acts for the client.', {
      keys: await viewKeys(db, clientId),
      bots: await viewBots(db, clientId, now),
      tokens: await viewTokens(db, clientId),
      webhooks: webhooks.map(({ url, ...view }) => ({ ...view, host: hostOf(url) })),
    })
  })
}

/** An erased client's has none left. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}
