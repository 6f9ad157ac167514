// A new token: its name, what it may do, how long and from where; the password once more, and the
// second factor where there is one.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Errors } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { NewToken } from '#contract/client/api-tokens.ts'
import type { FactorMethod } from '#contract/shared/second-factors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { PasswordField } from '../../lib/forms/PasswordField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { ProveIt } from '../../lib/proof/ProveIt.tsx'
import css from './ApiAccess.module.css'
import { makeToken, tokensQuery } from './api.ts'

type Props = {
  readonly methods: readonly FactorMethod[]
  readonly onMade: (token: string) => void
}

export function MakeToken({ methods, onMade }: Props) {
  const queries = useQueryClient()
  /** All is typed, and waits for the second factor. */
  const [waiting, setWaiting] = useState<(proof: string) => void>()
  const making = useMutation({
    mutationFn: makeToken,
    onSuccess: ({ token }) => {
      onMade(token)
      void queries.invalidateQueries(tokensQuery)
    },
    onSettled: () => setWaiting(undefined),
  })
  const { errors, form } = useForm<NewToken, unknown>({
    check,
    found: foundBy(labels),
    sending: {
      ...making,
      mutate: (body, told) => {
        if (methods.length === 0) return making.mutate(body, told)
        return setWaiting(() => (proof: string) => making.mutate({ ...body, proof }, told))
      },
    },
    onDone: (_, element) => element.reset(),
  })
  return (
    <section className={panelClass} aria-labelledby="make-token">
      <h2 id="make-token">{t.apiAccess.make}</h2>
      <Form className={css.form} {...form}>
        <Wishes errors={errors} />
        {making.isError && Object.keys(errors).length === 0 && (
          <Alert kind="error">{messageOf(making.error)}</Alert>
        )}
        <Button type="submit" look="solid" busy={making.isPending}>
          {t.apiAccess.making}
        </Button>
      </Form>
      {waiting && (
        <ProveIt
          deed={{ action: 'api_token' }}
          methods={methods}
          onProof={async (proof) => waiting(proof)}
          onCancel={() => setWaiting(undefined)}
        />
      )}
    </section>
  )
}

function Wishes({ errors }: { errors: Errors }) {
  return (
    <>
      <TextField
        label={labels.name}
        name="name"
        maxLength={60}
        autoComplete="off"
        hint={t.apiAccess.nameHint}
        error={errors.name}
      />
      <SelectField
        label={labels.scopes}
        name="scopes"
        placeholder={labels.scopes}
        defaultValue="read"
        choices={[
          { value: 'read', label: t.apiAccess.scopes.read },
          { value: 'trade', label: t.apiAccess.scopes.trade },
          { value: 'read,trade', label: t.apiAccess.both },
        ]}
        error={errors.scopes}
      />
      <TextField
        label={labels.days}
        name="days"
        inputMode="numeric"
        autoComplete="off"
        defaultValue="90"
        error={errors.days}
      />
      <TextField
        label={labels.addresses}
        name="addresses"
        autoComplete="off"
        hint={t.apiAccess.addressesHint}
        error={errors.addresses}
      />
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="current-password"
        hint={t.apiAccess.passwordAgain}
        error={errors.password}
      />
    </>
  )
}

const labels = {
  name: t.apiAccess.name,
  scopes: t.apiAccess.scope,
  days: t.apiAccess.days,
  addresses: t.apiAccess.addresses,
  password: t.apiAccess.password,
}

const check = checkedBy(NewToken, labels, ({ name, scopes, days, addresses, password }) => ({
  name,
  password,
  scopes: scopes === undefined || scopes === '' ? undefined : scopes.split(','),
  days: days === undefined || days.trim() === '' ? undefined : Number(days.trim()),
  addresses: (addresses ?? '').split(/[\s,]+/).filter((one) => one !== ''),
}))
