// The line that is being written, where its answer goes, and what can be done once there was one.

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form } from '#browser/forms/Form.tsx'
import { chatTextMost } from '#contract/public/chat.ts'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../lib/i18n/i18n.ts'
import css from './Chat.module.css'
import type { Talk } from './talk.ts'
import { end, mailTranscript, rate, say, tellTyping } from './use-talk.ts'

type Props = { readonly talk: Talk; readonly isShown: boolean }

const typingEveryMs = 3_000
const looksLikeEmail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

export function Writing({ talk, isShown }: Props) {
  const [text, setText] = useState('')
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<{ text?: string; email?: string }>({})
  const place = useRef<HTMLDivElement>(null)
  const toldAt = useRef(-Infinity)
  useEffect(() => {
    if (isShown) place.current?.querySelector('textarea')?.focus()
  }, [isShown])
  const known = talk.conversation?.email ?? null
  const asksEmail = !talk.isClient && known === null
  const needsEmail = asksEmail && talk.service?.is_staffed !== true
  const send = (event: FormEvent) => {
    event.preventDefault()
    const typed = email.trim()
    const isEmailWrong = typed === '' ? needsEmail : !looksLikeEmail.test(typed)
    const found = {
      ...(text.trim() === '' && { text: t.chat.missing }),
      ...(asksEmail && isEmailWrong && { email: t.chat.emailWrong }),
    }
    setWrong(found)
    if (Object.keys(found).length > 0) return
    say(text.trim(), asksEmail && typed !== '' ? typed : undefined)
    setText('')
  }
  const edit = (typed: string) => {
    setText(typed)
    if (performance.now() - toldAt.current < typingEveryMs) return
    toldAt.current = performance.now()
    tellTyping()
  }
  return (
    <footer className={css.foot}>
      <Done talk={talk} />
      <Form className={css.form} sending={[]} onEdit={() => setWrong({})} onSubmit={send}>
        {asksEmail && (
          <TextField
            label={needsEmail ? t.chat.email : t.chat.emailOptional}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            error={wrong.email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
        <div ref={place}>
          <TextArea
            label={t.chat.message}
            name="text"
            rows={2}
            maxLength={chatTextMost}
            value={text}
            error={wrong.text}
            onChange={({ target }) => edit(target.value)}
            onKeyDown={sendByEnter}
          />
        </div>
        <div className={css.send}>
          <small>{known === null ? t.chat.sendKeys : t.chat.answersTo(known)}</small>
          <Button type="submit" look="solid">
            {t.chat.send}
          </Button>
        </div>
      </Form>
    </footer>
  )
}

/** Once it was answered. */
function Done({ talk: { conversation, events } }: Pick<Props, 'talk'>) {
  const [said, setSaid] = useState<string>()
  if (!conversation || !events.some(({ kind }) => kind === 'answered')) return null
  const { state, rating, email } = conversation
  return (
    <div className={css.done}>
      {state !== 'resolved' && (
        <Button look="ghost" onClick={async () => setSaid(await end())}>
          {t.chat.end}
        </Button>
      )}
      {email !== null && (
        <Button
          look="ghost"
          onClick={async () => setSaid((await mailTranscript()) ?? t.chat.transcriptSent)}
        >
          {t.chat.transcript}
        </Button>
      )}
      {state === 'resolved' && rating === null && (
        <fieldset className={css.rates}>
          <legend>{t.chat.rate}</legend>
          {t.chat.rates.map((word, nr) => (
            <Button key={word} onClick={async () => setSaid((await rate(nr + 1)) ?? t.chat.rated)}>
              {word}
            </Button>
          ))}
        </fieldset>
      )}
      <p className={css.said} role="status">
        {said}
      </p>
    </div>
  )
}

/** With Shift it begins a line; while signs are being composed it ends them. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
