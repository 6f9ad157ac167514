// One webhook: how it stands, what can be done with it, and what was sent there.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { WebhookView } from '#contract/client/webhooks.ts'
import type { FactorMethod } from '#contract/shared/second-factors.ts'
import { Button } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { toast } from '../../lib/toast/toast.ts'
import { changeWebhook, type WebhookChange, webhooksQuery } from './api.ts'
import { Messages } from './Messages.tsx'
import { NewSecret } from './NewSecret.tsx'
import css from './Webhooks.module.css'

type Props = {
  readonly webhook: WebhookView
  readonly methods: readonly FactorMethod[]
  readonly onSecret: (secret: string) => void
}

export function Webhook({ webhook, methods, onSecret }: Props) {
  const [open, setOpen] = useState<'messages' | 'secret'>()
  const { id, url, kinds, ended_at: ended } = webhook
  const toggle = (part: typeof open) => setOpen(open === part ? undefined : part)
  return (
    <li className={css.webhook}>
      <span className={css.what}>
        <b>{url}</b>
        <small>
          {[
            kinds.map((kind) => t.webhooks.kinds[kind]).join(', '),
            t.webhooks.since(format.date(webhook.made_at)),
            ...standingOf(webhook),
          ].join(', ')}
        </small>
      </span>
      <div className={css.deeds}>
        <Button
          look="ghost"
          aria-expanded={open === 'messages'}
          aria-label={t.webhooks.named(
            open === 'messages' ? t.webhooks.hideMessages : t.webhooks.showMessages,
            url,
          )}
          onClick={() => toggle('messages')}
        >
          {open === 'messages' ? t.webhooks.hideMessages : t.webhooks.showMessages}
        </Button>
        {ended === null && <Deeds webhook={webhook} onSecret={() => toggle('secret')} />}
      </div>
      {open === 'secret' && (
        <NewSecret
          id={id}
          methods={methods}
          onMade={(secret) => {
            onSecret(secret)
            setOpen(undefined)
          }}
          onCancel={() => setOpen(undefined)}
        />
      )}
      {open === 'messages' && <Messages webhook={webhook} />}
    </li>
  )
}

function Deeds({ webhook, onSecret }: { webhook: WebhookView; onSecret: () => void }) {
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (wish: WebhookChange) => changeWebhook(webhook.id, wish),
    onSuccess: ({ message }) => toast('success', message),
    onError: (error) => toast('error', messageOf(error)),
    onSettled: () => queries.invalidateQueries(webhooksQuery),
  })
  const deeds: readonly (readonly [WebhookChange, string])[] = [
    ['test', t.webhooks.test],
    webhook.paused_at === null ? ['pause', t.webhooks.pause] : ['resume', t.webhooks.resume],
    ['remove', t.webhooks.remove],
  ]
  return (
    <>
      {deeds.map(([wish, label]) => (
        <Button
          key={wish}
          look="ghost"
          busy={change.isPending && change.variables === wish}
          aria-label={t.webhooks.named(label, webhook.url)}
          onClick={() => change.mutate(wish)}
        >
          {label}
        </Button>
      ))}
      <Button
        look="ghost"
        aria-label={t.webhooks.named(t.webhooks.newSecret, webhook.url)}
        onClick={onSecret}
      >
        {t.webhooks.newSecret}
      </Button>
    </>
  )
}

function standingOf(webhook: WebhookView): readonly string[] {
  const { paused_at, failing_since: failing, former_until: former, ended_why: why } = webhook
  if (why !== null) return [t.webhooks.ends[why]]
  return [
    ...(paused_at === null ? [] : [t.webhooks.paused]),
    ...(failing === null ? [] : [t.webhooks.failing(format.dateMinute(failing))]),
    ...(former === null ? [] : [t.webhooks.former(format.dateMinute(former))]),
  ]
}
