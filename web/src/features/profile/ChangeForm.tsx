// Asks to change who one is: the new values beside a picture of what proves them.

import { useState } from 'react'
import * as z from 'zod/mini'
import { foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { labelledErrors } from '#browser/forms/labelled-errors.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { IdentityChange, type IdentityField, type IdentityView } from '#contract/client/identity.ts'
import type { UserView } from '#contract/public/user.ts'
import { fieldErrors } from '#contract/shared/field-errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { checkDocument, fileProblem } from '../../lib/documents/check-document.ts'
import { MethodField, PictureField } from '../../lib/documents/document-form.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { CountryField } from '../../lib/person/person-fields.tsx'
import type { IdentityRequest } from './api.ts'
import css from './EditProfile.module.css'
import { useAsk } from './use-identity.ts'

type Props = {
  readonly user: UserView
  readonly identity: IdentityView
  readonly onDone: () => void
}

export function ChangeForm({ user, identity, onDone }: Props) {
  const known = knownOf(user, identity)
  const { ask, errors, isMarked, picture, choose, form } = useChangeForm(known, onDone)
  return (
    <Form className={css.change} {...form}>
      <h3>{t.identity.formTitle}</h3>
      <p className={css.hint}>{t.identity.formHint}</p>
      <div className={css.pair}>
        {identity.held.map((field) => (
          <NewValue key={field} field={field} known={known[field]} error={errors[field]} />
        ))}
      </div>
      <MethodField error={errors.method} />
      <p className={css.hint}>{t.identity.documentHint}</p>
      <PictureField picture={picture} error={errors.id_file} onChoose={choose} />
      {ask.isError && !isMarked && <Alert kind="error">{messageOf(ask.error)}</Alert>}
      <div className={css.keys}>
        <Button type="submit" look="solid" busy={ask.isPending}>
          {ask.isPending ? t.identity.working : t.identity.send}
        </Button>
        <Button onClick={onDone}>{t.identity.cancel}</Button>
      </div>
    </Form>
  )
}

type Known = Readonly<Record<IdentityField, string>>

function knownOf({ firstname, lastname, country, phone }: UserView, identity: IdentityView): Known {
  const date_of_birth = identity.date_of_birth ?? ''
  return { firstname, lastname, phone, date_of_birth, country: country ?? '' }
}

type ValueProps = {
  readonly field: IdentityField
  readonly known: string
  readonly error: string | undefined
}

const looks: Readonly<
  Record<Exclude<IdentityField, 'country'>, { readonly type: string; readonly hint?: string }>
> = {
  firstname: { type: 'text' },
  lastname: { type: 'text' },
  date_of_birth: { type: 'date' },
  phone: { type: 'tel', hint: t.identity.phoneHint },
}

function NewValue({ field, known, error }: ValueProps) {
  if (field === 'country') return <CountryField known={known} error={error} />
  return (
    <TextField
      label={t.profile[field]}
      name={field}
      defaultValue={known}
      error={error}
      {...looks[field]}
    />
  )
}

function useChangeForm(known: Known, onDone: () => void) {
  const [picture, setPicture] = useState<File>()
  const ask = useAsk(onDone)
  const { say, ...form } = useForm({
    check: (fields) => check(fields, known, picture),
    found: foundBy(t.profile),
    sending: ask,
  })
  const choose = (file: File, problem = fileProblem(file)) => {
    say('id_file', problem)
    setPicture(problem ? undefined : file)
  }
  return { ask, picture, choose, ...form }
}

/** Only what differs is asked for. */
function check(fields: Fields, known: Known, picture: File | undefined): Checked<IdentityRequest> {
  const { method = '', ...values } = fields
  const differing = Object.entries(values).filter(([field, value]) => {
    return field in known && value !== known[field as IdentityField]
  })
  const document = checkDocument(picture, method)
  const parsed = z.safeParse(IdentityChange, { ...Object.fromEntries(differing), method })
  const wrong = parsed.success ? {} : labelledErrors(fieldErrors(parsed.error).errors, t.profile)
  const unproved = 'errors' in document ? document.errors : {}
  if (!parsed.success || 'errors' in document) return { errors: { ...wrong, ...unproved } }
  return { value: { body: parsed.data, file: document.file } }
}
