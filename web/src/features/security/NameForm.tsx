// A name for a passkey.

import { foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { type Sending, useForm } from '#browser/forms/use-form.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Security.module.css'

type Props<Reply> = {
  readonly name?: string
  readonly label: string
  readonly hint?: string
  readonly sending: Sending<string, Reply>
  readonly onDone: (reply: Reply) => void
  readonly onCancel: () => void
}

export function NameForm<Reply>(props: Props<Reply>) {
  const { name, label, hint, sending, onDone, onCancel } = props
  const { errors, form } = useForm({
    check,
    found: foundBy({ name: t.security.passkeyName }),
    sending,
    onDone,
  })
  return (
    <Form className={css.form} {...form}>
      <TextField
        label={t.security.passkeyName}
        name="name"
        defaultValue={name}
        maxLength={60}
        required
        hint={hint}
        error={errors.name}
      />
      <div className={css.keys}>
        <Button type="submit" look="solid" busy={sending.isPending}>
          {sending.isPending ? t.security.working : label}
        </Button>
        <Button look="ghost" onClick={onCancel}>
          {t.security.cancel}
        </Button>
      </div>
    </Form>
  )
}

function check({ name = '' }: Fields): Checked<string> {
  const typed = name.trim()
  return typed === '' ? { errors: { name: t.security.nameMissing } } : { value: typed }
}
