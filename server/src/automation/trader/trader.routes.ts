// The calls of a client about bots. Each answers with all of them as they are now.

import type { SuccessCode } from '#contract/client/successes.ts'
import { routes } from '#contract/routes.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Router } from '#server/platform/http.ts'
import { done, success } from '#server/platform/reply.ts'
import { viewBots } from './bot-view.ts'
import { type BotDeps, makeBot, startBot, stopBot } from './keep-bots.ts'

export function registerTraderRoutes(router: Router, deps: BotDeps): void {
  const view = (clientId: ClientId) => viewBots(deps.db, clientId, deps.clock.now())
  const answer = async (code: SuccessCode, clientId: ClientId) => done(code, await view(clientId))

  router.on(routes.bots, async ({ clientId }) => success('', await view(clientId)))

  router.on(routes.botMake, async ({ body, clientId }) => {
    const outcome = await makeBot(deps, clientId, body)
    return isRefusal(outcome) ? outcome : answer('bot_made', clientId)
  })

  router.on(routes.botStart, async ({ params, body, clientId }) => {
    const { id = '' } = params
    const outcome = await startBot(deps, clientId, { id, isLive: body.is_live })
    return isRefusal(outcome) ? outcome : answer('bot_started', clientId)
  })

  router.on(routes.botStop, async ({ params, body, clientId }) => {
    const { id = '' } = params
    const outcome = await stopBot(deps, clientId, { id, sells: body.sells })
    return isRefusal(outcome) ? outcome : answer('bot_stopping', clientId)
  })
}
