// A form that is checked as a whole when it is sent. What the contract or the server finds wrong
// stands at its field.

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { fieldErrors } from '#contract/shared/wire.ts'
import { fieldErrorsOf } from '../http/errors.ts'
import { type Errors, fieldsOf, without } from './fields.ts'
import { errorsByField, type Labels, mismatchOf } from './form.ts'

type Form<Body, Reply> = {
  /** The codec that the server decodes with. */
  readonly codec: z.ZodMiniType<Body>
  readonly labels: Labels
  /** What is sent along with the fields. */
  readonly also?: Readonly<Record<string, string>>
  readonly send: (body: Body) => Promise<Reply>
  readonly onDone: (reply: Reply, form: HTMLFormElement) => void
  readonly onRefused?: (error: Error) => void
}

export function useSentForm<Body, Reply>(wanted: Form<Body, Reply>) {
  const { codec, labels, also, send, onDone, onRefused } = wanted
  const [errors, setErrors] = useState<Errors>({})
  const sending = useMutation({
    mutationFn: send,
    onError: (error) => {
      setErrors(errorsByField(fieldErrorsOf(error), labels))
      onRefused?.(error)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = fieldsOf(form)
    const parsed = z.safeParse(codec, { ...fields, ...also })
    const found = {
      ...(parsed.success ? {} : errorsByField(fieldErrors(parsed.error).errors, labels)),
      ...repetitionOf(fields),
    }
    setErrors(found)
    if (!parsed.success || Object.keys(found).length > 0) sending.reset()
    else if (!sending.isPending)
      sending.mutate(parsed.data, { onSuccess: (reply) => onDone(reply, form) })
  }
  const edit = (field: string) => setErrors((known) => without(known, field))
  return { sending, errors, form: { onSubmit: submit, onEdit: edit, sending: [sending] } }
}

/** Of a form that asks for a password twice. */
function repetitionOf({ password = '', confirmPassword }: Record<string, string>): Errors {
  return confirmPassword === undefined ? {} : mismatchOf(password, confirmPassword)
}
