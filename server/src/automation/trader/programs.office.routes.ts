// The call by which staff see what acts for a client: keys, bots, tokens and webhooks, as the client
// sees them.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { refuse } from '#kernel/refusal.ts'
import { clientIdFrom } from '#server/identity/clients/client.ts'
import { findKnown } from '#server/identity/clients/find-client.ts'
import { tokenView } from '#server/identity/tokens/tokens.routes.ts'
import { listTokens } from '#server/identity/tokens/tokens.store.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { success } from '#server/platform/reply.ts'
import { keyView } from '../keys/keys.routes.ts'
import { listKeys } from '../keys/keys.store.ts'
import { webhookView } from '../webhooks/webhooks.routes.ts'
import { listWebhooks } from '../webhooks/webhooks.store.ts'
import { viewBots } from './bot-view.ts'

const shownMost = 100

type Deps = { readonly db: Db; readonly clock: Clock }

export function registerStaffPrograms(office: OfficeRouter, { db, clock }: Deps): void {
  office.on(routes.officeClientPrograms, async ({ params: { id = '' } }) => {
    const clientId = clientIdFrom(id)
    if (clientId === undefined || !(await findKnown(db, clientId))) return refuse('not_found')
    const now = clock.now()
    return success('What acts for the client.', {
      keys: (await listKeys(db, clientId)).map(keyView),
      bots: await viewBots(db, clientId, now),
      tokens: (await listTokens(db, clientId, shownMost)).map(tokenView),
      webhooks: (await listWebhooks(db, clientId, shownMost)).map((webhook) => {
        const { url, ...view } = webhookView(webhook, now)
        return { ...view, host: hostOf(url) }
      }),
    })
  })
}

/** An erased client's has none left. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}
