// A new webhook: where it leads and what it is told; the password once more, and the second factor
// where there is one.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { NewWebhook, webhookUrlMost } from '#contract/client/webhooks.ts'
import type { FactorMethod } from '#contract/shared/second-factors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { PasswordField } from '../../lib/forms/PasswordField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useProven } from '../../lib/proof/use-proven.tsx'
import { makeWebhook, webhooksQuery } from './api.ts'
import css from './Webhooks.module.css'

type Props = {
  readonly methods: readonly FactorMethod[]
  readonly onMade: (secret: string) => void
}

const deed = { action: 'webhook' } as const

export function MakeWebhook({ methods, onMade }: Props) {
  const queries = useQueryClient()
  const making = useMutation({
    mutationFn: makeWebhook,
    onSuccess: ({ secret }) => {
      onMade(secret)
      void queries.invalidateQueries(webhooksQuery)
    },
  })
  const { sending, asking } = useProven<NewWebhook, unknown>({ deed, methods, making })
  const { errors, form } = useForm<NewWebhook, unknown>({
    check,
    found: foundBy(labels),
    sending,
    onDone: (_, element) => element.reset(),
  })
  return (
    <section className={panelClass} aria-labelledby="make-webhook">
      <h2 id="make-webhook">{t.webhooks.make}</h2>
      <Form className={css.form} {...form}>
        <TextField
          label={labels.url}
          name="url"
          inputMode="url"
          maxLength={webhookUrlMost}
          autoComplete="off"
          hint={t.webhooks.urlHint}
          error={errors.url}
        />
        <SelectField
          label={labels.kinds}
          name="kinds"
          placeholder={labels.kinds}
          defaultValue="trade.settled,money.moved"
          choices={[
            { value: 'trade.settled,money.moved', label: t.webhooks.both },
            { value: 'trade.settled', label: t.webhooks.kinds['trade.settled'] },
            { value: 'money.moved', label: t.webhooks.kinds['money.moved'] },
          ]}
          error={errors.kinds}
        />
        <PasswordField
          label={labels.password}
          name="password"
          autoComplete="current-password"
          hint={t.webhooks.passwordAgain}
          error={errors.password}
        />
        {making.isError && Object.keys(errors).length === 0 && (
          <Alert kind="error">{messageOf(making.error)}</Alert>
        )}
        <Button type="submit" look="solid" busy={making.isPending}>
          {t.webhooks.making}
        </Button>
      </Form>
      {asking}
    </section>
  )
}

const labels = {
  url: t.webhooks.url,
  kinds: t.webhooks.kind,
  password: t.webhooks.password,
}

const check = checkedBy(NewWebhook, labels, ({ url, kinds, password }) => ({
  url: url?.trim(),
  kinds: kinds === undefined || kinds === '' ? undefined : kinds.split(','),
  password,
}))
