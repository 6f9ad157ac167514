// What was and is to be sent to a webhook, newest first: how each fared, and what it says.

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { WebhookMessageView, WebhookView } from '#contract/client/webhooks.ts'
import { Button } from '#ui/Button.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { toast } from '../../lib/toast/toast.ts'
import { messagesQuery, sendAgain } from './api.ts'
import css from './Webhooks.module.css'

type Props = { readonly webhook: WebhookView }

export function Messages({ webhook }: Props) {
  const list = useInfiniteQuery(messagesQuery(webhook.id))
  const messages = list.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <section aria-label={t.webhooks.messages}>
      {list.isLoadingError && (
        <FailedState
          message={t.webhooks.notLoaded}
          retryLabel={t.shell.retry}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Skeleton lines={3} label={t.shell.loading} />}
      {list.data && messages.length === 0 && <p>{t.webhooks.noMessages}</p>}
      <ol className={css.list}>
        {messages.map((message) => (
          <Message key={message.id} webhook={webhook} message={message} />
        ))}
      </ol>
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t.webhooks.more}
        </Button>
      )}
    </section>
  )
}

const tones = { waiting: 'info', delivered: 'good', failed: 'bad' } as const

function Message({ webhook, message }: Props & { readonly message: WebhookMessageView }) {
  const queries = useQueryClient()
  const again = useMutation({
    mutationFn: () => sendAgain(webhook.id, message.id),
    onSuccess: () => toast('success', t.webhooks.states.waiting),
    onError: (error) => toast('error', messageOf(error)),
    onSettled: () => queries.invalidateQueries(messagesQuery(webhook.id)),
  })
  return (
    <li className={css.message}>
      <span>
        <b>{t.webhooks.kindOf(message.kind)}</b>{' '}
        <Tag tone={tones[message.state]}>{t.webhooks.states[message.state]}</Tag>
      </span>
      <small>
        <time dateTime={message.at}>{format.dateTime(message.at)}</time>
        {[...howItFared(message)].map((fact) => `, ${fact}`)}
      </small>
      <details>
        <summary>{t.webhooks.content}</summary>
        <pre>{message.payload}</pre>
      </details>
      {webhook.ended_at === null && message.state !== 'waiting' && (
        <div className={css.deeds}>
          <Button look="ghost" busy={again.isPending} onClick={() => again.mutate()}>
            {t.webhooks.again}
          </Button>
        </div>
      )}
    </li>
  )
}

function howItFared(message: WebhookMessageView): readonly string[] {
  const { attempts, status, problem, state, next_at: next } = message
  return [
    ...(attempts === 0 ? [] : [t.webhooks.attempts(attempts)]),
    ...(status === null ? [] : [t.webhooks.answered(status)]),
    ...(problem === null || state === 'delivered' ? [] : [t.webhooks.problems[problem]]),
    ...(state === 'waiting' && attempts > 0 && next !== null
      ? [t.webhooks.next(format.dateTime(next))]
      : []),
  ]
}
