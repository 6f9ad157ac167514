// An act that asks why: a reason, kept in the record, and its button. Where the client reads the
// reason, the label says so.

import type { ReactNode } from 'react'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { type Sending, useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { parts as t } from '../words/parts.ts'
import css from './ReasonForm.module.css'

type Props<Reply> = {
  readonly label: string
  readonly act: string
  readonly sending: Sending<string, Reply> & { readonly error: unknown }
  readonly onDone?: (reply: Reply) => void
  /** More that may be done instead, beside the button. */
  readonly children?: ReactNode
}

export function ReasonForm<Reply>({ label, act, sending, onDone, children }: Props<Reply>) {
  const { errors, form } = useForm({
    check: checkReason,
    sending,
    onDone: (reply) => onDone?.(reply),
  })
  return (
    <Form className={css.form} {...form}>
      {sending.isError && <Alert kind="error">{messageOf(sending.error)}</Alert>}
      <TextField label={label} name="reason" maxLength={500} error={errors.reason} />
      <div className={css.buttons}>
        <Button type="submit" look="solid" busy={sending.isPending}>
          {act}
        </Button>
        {children}
      </div>
    </Form>
  )
}

function checkReason({ reason = '' }: Fields): Checked<string> {
  const typed = reason.trim()
  return typed === '' ? { errors: { reason: t.sayWhy } } : { value: typed }
}
