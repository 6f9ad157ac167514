// The form: checked as it is filled in, sent once at a time. Until the page has come to life it
// cannot be sent, since the browser would send it as something nobody reads.

import { useEffect, useState } from 'react'
import { Form } from '#browser/forms/Form.tsx'
import type { Errors } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import type { ContactMessage } from '#contract/public/contact.ts'
import { Button, linkClass } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import css from './Contact.module.css'
import { ContactToast } from './ContactToast.tsx'
import type * as desk from './message.ts'
import { useSending } from './use-sending.ts'

type Desk = typeof desk

export function ContactForm() {
  const desk = useDesk()
  const { state, toast, closeToast, start } = useSending()
  const { errors, form, sayAll } = useForm<ContactMessage, unknown>({
    check: desk?.checkMessage ?? unchecked,
    found: (error) => desk?.found(error) ?? {},
    sending: {
      isPending: state === 'loading',
      isError: false,
      reset: () => {},
      mutate: async (message, { onSuccess, onError }) => {
        const sent = desk && (await start(() => desk.sendMessage(message)))
        if (sent === undefined || sent === 'busy') return
        if ('said' in sent) onSuccess(sent)
        else onError(sent.error)
      },
    },
    isCheckedWhenLeft: true,
    onDone: (_, element) => element.reset(),
  })
  return (
    <>
      <Form
        className={css.form}
        // Until what checks it is there, the browser asks for what is missing.
        noValidate={desk !== undefined}
        method="post"
        onInvalid={(event) => sayAll(event.currentTarget)}
        {...form}
      >
        <Fields errors={errors} />
        <Kept />
        <noscript>
          <p className={css.note}>{t.contact.noScript}</p>
        </noscript>
        <Button
          type="submit"
          look="solid"
          className={css.send}
          busy={state === 'loading'}
          disabled={!desk}
        >
          {state === 'loading' ? t.contact.sending : t.contact.send}
        </Button>
      </Form>
      <ContactToast toast={toast} onClose={closeToast} />
    </>
  )
}

function Fields({ errors }: { readonly errors: Errors }) {
  return (
    <>
      <TextField
        label={t.contact.fields.name}
        name="name"
        autoComplete="name"
        required
        error={errors.name}
      />
      <TextField
        label={t.contact.fields.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors.email}
      />
      <TextArea
        label={t.contact.fields.message}
        name="message"
        rows={7}
        required
        error={errors.message}
      />
    </>
  )
}

function Kept() {
  return (
    <p className={css.note}>
      {t.contact.kept}
      <SiteLink className={linkClass} to="/privacy">
        {t.contact.privacy}
      </SiteLink>
      .
    </p>
  )
}

/**
 * What checks and sends: heavier than the page, so it follows. Undefined while the server renders,
 * and in the browser until it is there.
 */
function useDesk(): Desk | undefined {
  const [desk, setDesk] = useState<Desk>()
  useEffect(() => void import('./message.ts').then(setDesk), [])
  return desk
}

function unchecked(): { readonly errors: Errors } {
  return { errors: {} }
}
