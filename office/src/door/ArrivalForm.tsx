// Somebody comes in for the first time: by an invitation, or as the first of all by the word that
// the server printed. Either may stand behind the address's #, so that nobody has to type it.

import type { ComponentProps } from 'react'
import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form, type Sending } from '#browser/forms/Form.tsx'
import type { Errors } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { doorRoutes } from '#contract/staff/office.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { door as t } from '../words/door.ts'
import { useComingIn, useSettingUp } from './api.ts'
import css from './DoorPage.module.css'

export function ArrivalForm({ kind }: { kind: 'arrival' | 'set-up' }) {
  return kind === 'set-up' ? <SetUp /> : <Arrival />
}

const labels = { ...t, token: t.word }

function SetUp() {
  const entering = useSettingUp()
  const form = useForm({
    check: checkedBy(doorRoutes.officeSetUp.body, labels),
    sending: entering,
    found: foundBy(labels),
  })
  return <Fields {...form} entering={entering} word="token" />
}

function Arrival() {
  const entering = useComingIn()
  const form = useForm({
    check: checkedBy(doorRoutes.officeComeIn.body, labels),
    sending: entering,
    found: foundBy(labels),
  })
  return <Fields {...form} entering={entering} word="invitation" />
}

type Entering = Sending & { readonly isPending: boolean; readonly error: unknown }

type FieldsProps = {
  readonly errors: Errors
  readonly form: ComponentProps<typeof Form>
  readonly entering: Entering
  readonly word: 'token' | 'invitation'
}

function Fields({ errors, form, entering, word }: FieldsProps) {
  return (
    <Form className={css.form} {...form}>
      <TextField
        label={labels[word]}
        name={word}
        defaultValue={decodeURIComponent(location.hash.slice(1))}
        autoComplete="off"
        error={errors[word]}
      />
      <TextField
        label={t.email}
        name="email"
        type="email"
        autoComplete="username"
        error={errors.email}
      />
      <TextField label={t.name} name="name" autoComplete="name" error={errors.name} />
      <TextField
        label={t.password}
        name="password"
        type="password"
        autoComplete="new-password"
        error={errors.password}
      />
      <TextField
        label={t.confirmPassword}
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      {entering.isError && Object.keys(errors).length === 0 && (
        <Alert kind="error">{messageOf(entering.error)}</Alert>
      )}
      <Button type="submit" look="solid" busy={entering.isPending}>
        {t.comeIn}
      </Button>
    </Form>
  )
}
