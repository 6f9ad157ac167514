// Answers kept ready: what there is, one more, one less.

import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { chats } from '../words/chats.ts'
import { messages as t } from '../words/messages.ts'
import { useCannedAnswers, useDropCanned, useKeepCanned } from './api.ts'
import css from './CannedAnswers.module.css'

export function CannedAnswers({ onClose }: { readonly onClose: () => void }) {
  const canned = useCannedAnswers()
  const keep = useKeepCanned()
  const drop = useDropCanned()
  const { errors, form } = useForm({
    check: checkCanned,
    sending: keep,
    onDone: (_, sent) => sent.reset(),
  })
  return (
    <Dialog title={t.ready} onClose={onClose}>
      <ul className={css.list}>
        {canned.data?.map(({ id, name, text }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <span className={css.text}>{text}</span>
            </span>
            <Button busy={drop.isPending} onClick={() => drop.mutate(id)}>
              {t.drop}
            </Button>
          </li>
        ))}
      </ul>
      <Form className={css.form} {...form}>
        {keep.isError && <Alert kind="error">{messageOf(keep.error)}</Alert>}
        <TextField label={t.readyName} name="name" maxLength={100} error={errors.name} />
        <p className={css.text}>{chats.fields}</p>
        <TextArea label={t.readyText} name="text" rows={4} maxLength={5_000} error={errors.text} />
        <Button type="submit" look="solid" busy={keep.isPending}>
          {t.keep}
        </Button>
      </Form>
    </Dialog>
  )
}

function checkCanned({ name = '', text = '' }: Fields): Checked<{ name: string; text: string }> {
  const errors = {
    ...(name.trim() === '' && { name: t.readyNameMissing }),
    ...(text.trim() === '' && { text: t.readyTextMissing }),
  }
  const value = { name: name.trim(), text: text.trim() }
  return Object.keys(errors).length > 0 ? { errors } : { value }
}
