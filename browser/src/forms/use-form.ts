// The one way to write a form: what stands in its fields is checked, said beside each field and
// sent once at a time; what the server finds wrong stands beside its field too. Where something is
// wrong the first such field is gone to, which says aloud what it is. What was typed stays.

import { type FocusEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Checked, type Errors, type Fields, fieldsOf, without } from './fields.ts'
import { useAfterPress } from './use-after-press.ts'

/** What a form sends by: a mutation. */
export type Sending<Body, Reply> = {
  readonly isPending: boolean
  readonly isError: boolean
  readonly reset: () => unknown
  readonly mutate: (
    body: Body,
    told: { onSuccess: (reply: Reply) => void; onError: (error: unknown) => void },
  ) => unknown
}

type Wanted<Body, Reply> = {
  readonly check: (fields: Fields) => Checked<Body>
  readonly sending: Sending<Body, Reply>
  /** What the server found wrong, by field. */
  readonly found?: (error: unknown) => Errors
  /** Said of each field as soon as it was left, and not only of all when they are sent. */
  readonly isCheckedWhenLeft?: true
  readonly onDone?: (reply: Reply, form: HTMLFormElement) => void
}

export function useForm<Body, Reply>(wanted: Wanted<Body, Reply>) {
  const { check, sending, found, isCheckedWhenLeft = false, onDone } = wanted
  const [errors, setErrors] = useState<Errors>({})
  const [wasTried, setTried] = useState(false)
  const known = useRef(new Set<string>())
  const afterPress = useAfterPress()
  const goToFirst = useFirstWrong()
  const refuse = (form: HTMLFormElement, wrong: Errors) => {
    for (const field of Object.keys(wrong)) known.current.add(field)
    setErrors(wrong)
    goToFirst(form)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setTried(true)
    const checked = check(fieldsOf(form))
    if ('errors' in checked) return refuse(form, checked.errors)
    setErrors({})
    if (sending.isPending) return
    sending.mutate(checked.value, {
      onSuccess: (reply) => {
        setTried(false)
        known.current.clear()
        onDone?.(reply, form)
      },
      onError: (error) => {
        const wrong = found?.(error) ?? {}
        if (Object.keys(wrong).length > 0) refuse(form, wrong)
      },
    })
  }
  /** What is wrong with the fields that were left, or spoken of. */
  const judge = (form: HTMLFormElement): Errors => {
    const checked = check(fieldsOf(form))
    const all = 'errors' in checked ? Object.entries(checked.errors) : []
    return Object.fromEntries(all.filter(([field]) => known.current.has(field)))
  }
  const edit = (field: string, form: HTMLFormElement) => {
    const wrong = isCheckedWhenLeft ? judge(form) : {}
    setErrors((said) => ({ ...without(said, field), ...wrong }))
  }
  const leave = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    if (!isCheckedWhenLeft) return
    known.current.add(target.getAttribute('name') ?? '')
    afterPress(() => {
      const wrong = judge(currentTarget)
      setErrors((said) => ({ ...said, ...wrong }))
    })
  }
  return {
    errors,
    /** Of what is no field of the form itself, such as a picture that was chosen. */
    say: (name: string, problem: string | undefined) =>
      setErrors((said) => ({ ...without(said, name), ...(problem && { [name]: problem }) })),
    /** Where the browser asks for what is missing by itself. */
    sayAll: (form: HTMLFormElement) => {
      const checked = check(fieldsOf(form))
      setErrors('errors' in checked ? checked.errors : {})
    },
    /** Whether it was sent in vain, and what is wrong stands beside its fields. */
    isMarked: wasTried && Object.values(errors).some((error) => error !== undefined),
    form: { sending: [sending], onSubmit: submit, onEdit: edit, onBlur: leave },
  }
}

/** Goes to the first field that is marked, once it is. */
function useFirstWrong(): (form: HTMLFormElement) => void {
  const refused = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    refused.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    refused.current = null
  })
  return (form) => {
    refused.current = form
  }
}

/** Of a form that sends nothing itself, and leads to a further step. */
export function leadingTo<Body>(next: (body: Body) => void): Sending<Body, never> {
  return { isPending: false, isError: false, reset: () => {}, mutate: next }
}
