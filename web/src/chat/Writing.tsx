// The line that is being written, where its answer goes, and what can be done once there was one.

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { type Sending, useForm } from '#browser/forms/use-form.ts'
import { chatPictureBytesMax, chatTextMost } from '#contract/public/chat.ts'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../lib/i18n/i18n.ts'
import css from './Chat.module.css'
import type { Talk } from './talk.ts'
import { end, mailTranscript, rate, say, sayPicture, tellTyping } from './use-talk.ts'

type Props = { readonly talk: Talk; readonly isShown: boolean }

const typingEveryMs = 3_000
const looksLikeEmail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

export function Writing({ talk, isShown }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const toldAt = useRef(-Infinity)
  useEffect(() => {
    if (isShown) place.current?.querySelector('textarea')?.focus()
  }, [isShown])
  const known = talk.conversation?.email ?? null
  const asksEmail = !talk.isClient && known === null
  const needsEmail = asksEmail && talk.service?.is_staffed !== true
  const { errors, form } = useForm({
    check: checkedFor(needsEmail),
    sending: onItsWay,
    onDone: (_, sent) => clear(sent),
  })
  const typed = () => {
    if (performance.now() - toldAt.current < typingEveryMs) return
    toldAt.current = performance.now()
    tellTyping()
  }
  return (
    <footer className={css.foot}>
      <Done talk={talk} />
      <Form className={css.form} {...form}>
        {asksEmail && (
          <TextField
            label={needsEmail ? t.chat.email : t.chat.emailOptional}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            error={errors.email}
          />
        )}
        <div ref={place}>
          <TextArea
            label={t.chat.message}
            name="text"
            rows={2}
            maxLength={chatTextMost}
            error={errors.text}
            onInput={typed}
            onKeyDown={sendByEnter}
          />
        </div>
        <div className={css.send}>
          <small>{known === null ? t.chat.sendKeys : t.chat.answersTo(known)}</small>
          {talk.conversation && talk.conversation.state !== 'resolved' && <Attach />}
          <Button type="submit" look="solid">
            {t.chat.send}
          </Button>
        </div>
      </Form>
    </footer>
  )
}

/** A picture goes at once, as a line does; what is too large is said before it is sent. */
function Attach() {
  const [problem, setProblem] = useState<string>()
  const pick = (file: File | undefined) => {
    if (!file) return
    setProblem(file.size > chatPictureBytesMax ? t.chat.pictureLarge : undefined)
    if (file.size <= chatPictureBytesMax) sayPicture(file)
  }
  return (
    <label className={css.attach}>
      {problem ?? t.chat.picture}
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          pick(target.files?.[0])
          target.value = ''
        }}
      />
    </label>
  )
}

type Line = { readonly text: string; readonly email: string | undefined }

/** What is sent stands among what was said at once, with how it goes: the next can be written. */
const onItsWay: Sending<Line, null> = {
  isPending: false,
  isError: false,
  reset: () => {},
  mutate: ({ text, email }, { onSuccess }) => {
    say(text, email)
    onSuccess(null)
  },
}

/** The address stays until it is known to have arrived. */
function clear(form: HTMLFormElement): void {
  const area = form.querySelector('textarea')
  if (!area) return
  area.value = ''
  area.focus()
}

function checkedFor(needsEmail: boolean) {
  return ({ text = '', email = '' }: Fields): Checked<Line> => {
    const [line, address] = [text.trim(), email.trim()]
    const isWrong = address === '' ? needsEmail : !looksLikeEmail.test(address)
    const errors = {
      ...(line === '' && { text: t.chat.missing }),
      ...(isWrong && { email: t.chat.emailWrong }),
    }
    const value = { text: line, email: address === '' ? undefined : address }
    return Object.keys(errors).length > 0 ? { errors } : { value }
  }
}

/** Once it was answered. */
function Done({ talk: { conversation, events } }: Pick<Props, 'talk'>) {
  const [said, setSaid] = useState<string>()
  if (!conversation || !events.some(({ kind }) => kind === 'answered')) return null
  const { state, rating, email } = conversation
  return (
    <div className={css.done}>
      {state !== 'resolved' && (
        <button type="button" onClick={async () => setSaid(await end())}>
          {t.chat.end}
        </button>
      )}
      {email !== null && (
        <button
          type="button"
          onClick={async () => setSaid((await mailTranscript()) ?? t.chat.transcriptSent)}
        >
          {t.chat.transcript}
        </button>
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
