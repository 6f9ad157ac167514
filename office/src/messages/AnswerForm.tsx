// The answer to a message, begun with one that is kept ready or not; or why there is none.

import { useRef, useState } from 'react'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { StaffMessage } from '#contract/staff/messages.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { sendByKeys } from '../lib/send-by-keys.ts'
import { useKeys } from '../lib/use-keys.ts'
import { workKeys } from '../lib/work-keys.ts'
import { ReasonForm } from '../parts/ReasonForm.tsx'
import { messages as t } from '../words/messages.ts'
import { useAnswer, useCannedAnswers, useClosing, useReopening } from './api.ts'
import css from './MessageDetail.module.css'

type Props = { readonly message: StaffMessage; readonly onDone: () => void }

export function AnswerForm({ message, onDone }: Props) {
  return message.state === 'open' ? (
    <Answering message={message} onDone={onDone} />
  ) : (
    <Reopening message={message} />
  )
}

function Answering({ message, onDone }: Props) {
  const [isClosing, setClosing] = useState(false)
  const closing = useClosing(message.id)
  if (isClosing) {
    return (
      <ReasonForm label={t.closeWhy} act={t.close} sending={closing} onDone={onDone}>
        <Button onClick={() => setClosing(false)}>{t.answer}</Button>
      </ReasonForm>
    )
  }
  return <Answer message={message} onDone={onDone} onClose={() => setClosing(true)} />
}

function Answer({ message, onDone, onClose }: Props & { readonly onClose: () => void }) {
  const canned = useCannedAnswers()
  const answer = useAnswer(message.id)
  const [begun, setBegun] = useState('')
  const { errors, form } = useForm({ check: checkAnswer, sending: answer, onDone })
  const found = canned.data ?? []
  const place = useRef<HTMLDivElement>(null)
  const write = () => place.current?.querySelector('textarea')?.focus()
  useKeys({ [workKeys.approve]: { does: t.answer, act: write } })
  return (
    <Form className={css.answer} {...form}>
      {answer.isError && <Alert kind="error">{messageOf(answer.error)}</Alert>}
      {found.length > 0 && (
        <SelectField
          label={t.canned}
          placeholder={t.cannedNone}
          choices={found.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) =>
            setBegun(found.find(({ id }) => id === target.value)?.text ?? '')
          }
        />
      )}
      <div ref={place}>
        <TextArea
          key={begun}
          label={t.answer}
          name="text"
          rows={5}
          maxLength={5_000}
          defaultValue={begun}
          error={errors.text}
          onKeyDown={sendByKeys}
        />
      </div>
      <div className={css.buttons}>
        <Button type="submit" look="solid" busy={answer.isPending}>
          {t.send} <kbd>{t.sendKeys}</kbd>
        </Button>
        <Button onClick={onClose}>{t.close}</Button>
      </div>
    </Form>
  )
}

function Reopening({ message }: Pick<Props, 'message'>) {
  const reopening = useReopening(message.id)
  return <ReasonForm label={t.reopenWhy} act={t.reopen} sending={reopening} />
}

function checkAnswer({ text = '' }: Fields): Checked<string> {
  const typed = text.trim()
  return typed === '' ? { errors: { text: t.answerMissing } } : { value: typed }
}
