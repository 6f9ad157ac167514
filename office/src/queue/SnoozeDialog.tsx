// Until when something is put off, and why.

import { useState } from 'react'
import { dateMinute } from '#browser/format/format.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { QueueItem } from '#contract/staff/queue.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useNow } from '../lib/use-now.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { parts } from '../words/parts.ts'
import { queue as t } from '../words/queue.ts'
import { type Snoozing, useSnoozing } from './api.ts'
import { spansUntil } from './spans.ts'

type Props = {
  readonly item: QueueItem
  readonly onClose: () => void
  readonly onDone: (until: string) => void
}

export function SnoozeDialog({ item, onClose, onDone }: Props) {
  const sending = useSnoozing()
  const now = useNow()
  // As they were when it was opened: a choice does not change under whoever makes it.
  const [spans] = useState(() => spansUntil(Date.parse(item.due_at), now))
  const check = ({ until = '', reason = '' }: Fields): Checked<Snoozing> => {
    const typed = reason.trim()
    if (until === '') return { errors: { until: t.pickUntil } }
    if (typed === '') return { errors: { reason: parts.sayWhy } }
    return { value: { kind: item.kind, id: item.id, until, reason: typed } }
  }
  const { errors, form } = useForm({
    check,
    sending,
    onDone: (marked: QueueItem) => onDone(marked.snooze?.until ?? item.due_at),
  })
  return (
    <Dialog title={t.snoozeTitle} onClose={onClose}>
      {spans.length === 0 ? (
        <p>{t.noTime}</p>
      ) : (
        <Form {...form}>
          {sending.error !== null && <Alert kind="error">{messageOf(sending.error)}</Alert>}
          <SelectField
            label={t.snoozeUntil}
            name="until"
            placeholder={t.pickUntil}
            choices={spans.map(({ name, until }) => {
              const value = new Date(until).toISOString()
              return { value, label: `${t.spans[name]} · ${dateMinute(value)}` }
            })}
            error={errors.until}
          />
          <TextField label={t.snoozeReason} name="reason" maxLength={500} error={errors.reason} />
          <Button type="submit" look="solid" busy={sending.isPending}>
            {t.snooze}
          </Button>
        </Form>
      )}
    </Dialog>
  )
}
