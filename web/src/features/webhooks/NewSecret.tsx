// A new secret for a webhook; the one before signs as well for a day.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { NewSecret as Body } from '#contract/client/webhooks.ts'
import type { FactorMethod } from '#contract/shared/second-factors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { PasswordField } from '../../lib/forms/PasswordField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useProven } from '../../lib/proof/use-proven.tsx'
import { makeSecret, webhooksQuery } from './api.ts'
import css from './Webhooks.module.css'

type Props = {
  readonly id: string
  readonly methods: readonly FactorMethod[]
  readonly onMade: (secret: string) => void
  readonly onCancel: () => void
}

const deed = { action: 'webhook' } as const
const labels = { password: t.webhooks.password }
const check = checkedBy(Body, labels, ({ password }) => ({ password }))

export function NewSecret({ id, methods, onMade, onCancel }: Props) {
  const queries = useQueryClient()
  const making = useMutation({
    mutationFn: (body: Body) => makeSecret({ id, ...body }),
    onSuccess: ({ secret }) => {
      onMade(secret)
      void queries.invalidateQueries(webhooksQuery)
    },
  })
  const { sending, asking } = useProven<Body, unknown>({ deed, methods, making })
  const { errors, form } = useForm<Body, unknown>({ check, found: foundBy(labels), sending })
  return (
    <>
      <Form className={css.form} {...form}>
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
        <div className={css.deeds}>
          <Button type="submit" look="solid" busy={making.isPending}>
            {t.webhooks.makeSecret}
          </Button>
          <Button onClick={onCancel}>{t.webhooks.cancel}</Button>
        </div>
      </Form>
      {asking}
    </>
  )
}
