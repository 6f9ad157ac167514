// Another version of something that two people decide, asked for from a time to come: its own
// fields stand above when, why and on what evidence.

import { type ReactNode, useState } from 'react'
import { Form } from '#browser/forms/Form.tsx'
import type { Errors } from '#browser/forms/fields.ts'
import { type Sending, useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useNow } from '../lib/use-now.ts'
import { Dialog } from '../parts/Dialog.tsx'
import look from '../parts/ReasonForm.module.css'
import { terms as t } from '../words/terms.ts'
import css from './TermDialog.module.css'
import { type CheckValue, checkAsked, type TermWish, usualTime } from './term-text.ts'

type Props<Reply> = {
  readonly proposing: Sending<TermWish, Reply> & { readonly error: unknown }
  readonly title: string
  readonly says: string
  readonly check: CheckValue
  readonly children: (errors: Errors) => ReactNode
  readonly onClose: () => void
}

export function ChangeForm<Reply>(props: Props<Reply>) {
  const { proposing, title, says, check, children, onClose } = props
  const now = useNow()
  const { errors, form } = useForm({
    check: (fields) => checkAsked(fields, now, check),
    sending: proposing,
    onDone: onClose,
  })
  const [from] = useState(() => usualTime(now))
  return (
    <Dialog title={title} onClose={onClose}>
      <Form className={look.form} {...form}>
        {proposing.isError && <Alert kind="error">{messageOf(proposing.error)}</Alert>}
        <p className={css.says}>{says}</p>
        {children(errors)}
        <TextField
          label={t.fromWhen}
          name="from"
          type="datetime-local"
          defaultValue={from}
          error={errors.from}
        />
        <TextField label={t.why} name="reason" maxLength={500} error={errors.reason} />
        <TextField label={t.evidence} name="evidence" maxLength={500} />
        <div className={look.buttons}>
          <Button type="submit" look="solid" busy={proposing.isPending}>
            {t.propose}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
