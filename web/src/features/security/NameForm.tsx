// A name for a passkey.

import { type FormEvent, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Form } from '../../lib/forms/Form.tsx'
import { fieldsOf } from '../../lib/forms/fields.ts'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Security.module.css'

type Props = {
  readonly name?: string
  readonly label: string
  readonly hint?: string
  readonly isBusy: boolean
  readonly onName: (name: string) => void
  readonly onCancel: () => void
}

export function NameForm({ name, label, hint, isBusy, onName, onCancel }: Props) {
  const [isEmpty, setEmpty] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = (fieldsOf(event.currentTarget).name ?? '').trim()
    setEmpty(typed === '')
    if (typed !== '' && !isBusy) onName(typed)
  }
  return (
    <Form className={css.form} sending={[]} onEdit={() => setEmpty(false)} onSubmit={submit}>
      <TextField
        label={t.security.passkeyName}
        name="name"
        defaultValue={name}
        maxLength={60}
        required
        hint={hint}
        error={isEmpty ? t.security.nameMissing : undefined}
      />
      <div className={css.keys}>
        <Button type="submit" look="solid" busy={isBusy}>
          {isBusy ? t.security.working : label}
        </Button>
        <Button look="ghost" onClick={onCancel}>
          {t.security.cancel}
        </Button>
      </div>
    </Form>
  )
}
