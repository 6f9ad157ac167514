// Where an answer or a note is written: begun with one that is kept ready or not, and sent once
// however often it is tried.

import { type FormEvent, useRef, useState } from 'react'
import { Form } from '#browser/forms/Form.tsx'
import { messageOf } from '#browser/http/errors.ts'
import { newKey } from '#browser/http/new-key.ts'
import { chatTextMost } from '#contract/public/chat.ts'
import type { StaffChat } from '#contract/staff/chats.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { sendByKeys } from '../lib/send-by-keys.ts'
import { useDesk } from '../lib/use-desk.ts'
import { useKeys } from '../lib/use-keys.ts'
import { workKeys } from '../lib/work-keys.ts'
import { useCannedAnswers } from '../messages/api.ts'
import { chats as t } from '../words/chats.ts'
import { tellTyping, useSaying } from './api.ts'
import css from './Chats.module.css'
import { filledIn } from './filled-in.ts'

/** They are told so often that an answer is being written. */
const typingEveryMs = 3_000

type Draft = { readonly kind: 'answer' | 'note'; readonly text: string; readonly key: string }

/** A key is one text's: what is changed before it is sent again is another line. */
const draftOf = (kind: Draft['kind'], text: string): Draft => ({
  kind,
  text,
  key: newKey(),
})

type Props = { readonly chat: StaffChat; readonly onAnswered: () => void }

export function Composer({ chat, onAnswered }: Props) {
  const [draft, setDraft] = useState(() => draftOf('answer', ''))
  const [isMissing, setMissing] = useState(false)
  const saying = useSaying(chat.id)
  const toldAt = useRef(-Infinity)
  const place = useRef<HTMLDivElement>(null)
  const write = () => place.current?.querySelector('textarea')?.focus()
  useKeys({ [workKeys.approve]: { does: t.answer, act: write } })
  const edit = (text: string) => {
    setDraft(draftOf(draft.kind, text))
    setMissing(false)
    if (draft.kind !== 'answer' || performance.now() - toldAt.current < typingEveryMs) return
    toldAt.current = performance.now()
    tellTyping(chat.id)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const text = draft.text.trim()
    setMissing(text === '')
    if (text === '' || saying.isPending) return
    saying.mutate({ ...draft, text }, { onSuccess: () => sent(draft) })
  }
  const sent = ({ kind, key }: Draft) => {
    // What was written meanwhile stays.
    setDraft((now) => (now.key === key ? draftOf(kind, '') : now))
    if (kind === 'answer') onAnswered()
  }
  const isNote = draft.kind === 'note'
  return (
    <Form className={isNote ? css.noting : css.answer} sending={[saying]} onSubmit={send}>
      <div className={css.kinds}>
        {(['answer', 'note'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={draft.kind === kind}
            onClick={() => setDraft(draftOf(kind, draft.text))}
          >
            {kind === 'answer' ? t.answering : t.noting}
          </button>
        ))}
      </div>
      {saying.isError && <Alert kind="error">{messageOf(saying.error)}</Alert>}
      {!isNote && <Canned chat={chat} onPick={edit} />}
      <div ref={place}>
        <TextArea
          label={isNote ? t.note : t.answer}
          name="text"
          rows={3}
          maxLength={chatTextMost}
          value={draft.text}
          error={isMissing ? t.missing : undefined}
          onChange={({ target }) => edit(target.value)}
          onKeyDown={sendByKeys}
        />
      </div>
      <div className={css.buttons}>
        <Button type="submit" look="solid" busy={saying.isPending}>
          {isNote ? t.keep : t.send} <kbd>{t.sendKeys}</kbd>
        </Button>
        {!isNote && <small>{t.mailed}</small>}
      </div>
    </Form>
  )
}

type CannedProps = { readonly chat: StaffChat; readonly onPick: (text: string) => void }

function Canned({ chat, onPick }: CannedProps) {
  const found = useCannedAnswers().data ?? []
  const me = useDesk()?.member.email ?? ''
  if (found.length === 0) return null
  const pick = (id: string) => {
    const text = found.find((one) => one.id === id)?.text ?? ''
    const { client, email, client_email: own } = chat
    const address = own ? (own.value ?? own.masked) : (email ?? '')
    onPick(filledIn(text, { client: client ?? '', email: address, me }))
  }
  return (
    <SelectField
      label={t.canned}
      placeholder={t.cannedNone}
      choices={found.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ target }) => pick(target.value)}
    />
  )
}
