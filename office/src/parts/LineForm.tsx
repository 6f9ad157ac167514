// An act that takes one line of text: what pays a withdrawal, say.

import type { ReactNode } from 'react'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { type Sending, useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import css from './ReasonForm.module.css'

type Props<Reply> = {
  readonly label: string
  readonly hint?: string
  /** Said where nothing was typed. */
  readonly missing: string
  readonly most: number
  readonly act: string
  readonly sending: Sending<string, Reply> & { readonly error: unknown }
  readonly onDone?: (reply: Reply) => void
  readonly children?: ReactNode
}

export function LineForm<Reply>(props: Props<Reply>) {
  const { label, hint, missing, most, act, sending, onDone, children } = props
  const check = ({ line = '' }: Fields): Checked<string> => {
    const typed = line.trim()
    return typed === '' ? { errors: { line: missing } } : { value: typed }
  }
  const { errors, form } = useForm({ check, sending, onDone: (reply) => onDone?.(reply) })
  return (
    <Form className={css.form} {...form}>
      {sending.isError && <Alert kind="error">{messageOf(sending.error)}</Alert>}
      <TextField label={label} hint={hint} name="line" maxLength={most} error={errors.line} />
      <div className={css.buttons}>
        <Button type="submit" look="solid" busy={sending.isPending}>
          {act}
        </Button>
        {children}
      </div>
    </Form>
  )
}
