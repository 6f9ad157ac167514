// A code of the authenticator app, and a button.

import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { type Sending, useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { deskRoutes } from '#contract/staff/office.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { door as t } from '../words/door.ts'
import css from './DoorPage.module.css'

type Props<Reply> = {
  readonly sending: Sending<{ code: string }, Reply> & { readonly error: unknown }
  readonly label: string
  readonly onDone?: () => void
}

export function CodeForm<Reply>({ sending, label, onDone }: Props<Reply>) {
  const { errors, form } = useForm({
    check: checkedBy(deskRoutes.officeEnrolmentEnd.body, t),
    sending,
    found: foundBy(t),
    onDone: () => onDone?.(),
  })
  return (
    <Form className={css.form} {...form}>
      <TextField
        label={t.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        hint={t.codeHint}
        error={errors.code}
      />
      {sending.isError && !errors.code && <Alert kind="error">{messageOf(sending.error)}</Alert>}
      <Button type="submit" look="solid" busy={sending.isPending}>
        {label}
      </Button>
    </Form>
  )
}
