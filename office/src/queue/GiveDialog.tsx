// To whom something is given: those who may decide it.

import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { QueueItem } from '#contract/staff/queue.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { queue as t } from '../words/queue.ts'
import { type Assigning, useAssigning, useHolders } from './api.ts'

type Props = {
  readonly item: QueueItem
  readonly onClose: () => void
  readonly onDone: (to: string | null) => void
}

export function GiveDialog({ item, onClose, onDone }: Props) {
  const holders = useHolders(item)
  const sending = useAssigning()
  const check = ({ holder = '' }: Fields): Checked<Assigning> =>
    holder === ''
      ? { errors: { holder: t.pickHolder } }
      : { value: { kind: item.kind, id: item.id, to: holder, from: item.assigned_to } }
  const { errors, form } = useForm({
    check,
    sending,
    onDone: (marked: QueueItem) => {
      onDone(marked.assigned_to)
      onClose()
    },
  })
  const others = (holders.data ?? []).filter(({ email }) => email !== item.assigned_to)
  return (
    <Dialog title={t.giveTo} onClose={onClose}>
      <Form {...form}>
        {sending.error !== null && <Alert kind="error">{messageOf(sending.error)}</Alert>}
        <SelectField
          label={t.holder}
          name="holder"
          placeholder={t.pickHolder}
          choices={others.map(({ email, name }) => ({ value: email, label: `${name} · ${email}` }))}
          error={errors.holder}
        />
        <Button type="submit" look="solid" busy={sending.isPending}>
          {t.giveAct}
        </Button>
      </Form>
    </Dialog>
  )
}
