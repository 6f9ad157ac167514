// What this feature asks the server, and by which keys the answers are kept.

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { pageByPage } from '#browser/http/pages.ts'
import { type NewSecret, type NewWebhook, webhookRoutes } from '#contract/client/webhooks.ts'
import { ask, call } from '../../lib/http/call.ts'
import { ownFactors } from '../../lib/proof/api.ts'

const queryKey = ['webhooks'] as const

/** With the second factors that a new one asks for. */
export const webhooksQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }) => {
    const webhooks = await ask(webhookRoutes.webhooks, { signal })
    const { methods } = await ownFactors(signal)
    return { webhooks, methods }
  },
  staleTime: 0,
  meta: { news: ['api'] },
})

const messagesEveryMs = 5_000

export const messagesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKey, id, 'messages'],
    queryFn: ({ pageParam, signal }) =>
      call(webhookRoutes.webhookMessages, {
        params: { id },
        query: { limit: '20', cursor: pageParam },
        signal,
      }),
    ...pageByPage,
    refetchInterval: messagesEveryMs,
    staleTime: 0,
  })

export const makeWebhook = (body: NewWebhook) => ask(webhookRoutes.makeWebhook, { body })

export const makeSecret = ({ id, ...body }: NewSecret & { readonly id: string }) =>
  ask(webhookRoutes.newWebhookSecret, { params: { id }, body })

const changes = {
  pause: webhookRoutes.pauseWebhook,
  resume: webhookRoutes.resumeWebhook,
  remove: webhookRoutes.removeWebhook,
  test: webhookRoutes.testWebhook,
} as const
export type WebhookChange = keyof typeof changes

export const changeWebhook = (id: string, change: WebhookChange) =>
  call(changes[change], { params: { id } })

export const sendAgain = (id: string, message: string) =>
  call(webhookRoutes.replayWebhook, { params: { id }, body: { message } })
