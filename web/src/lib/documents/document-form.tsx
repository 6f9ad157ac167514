// The form that sends an identity document: which one, its picture seen before it is sent, and how
// much of it has left.

import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { documentMethods } from '#contract/shared/identity-documents.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import * as t from '../i18n/i18n.ts'
import { type Sending, sendDocument } from './api.ts'
import { checkDocument, fileProblem } from './check-document.ts'
import css from './document-form.module.css'

export type Answer = Awaited<ReturnType<typeof sendDocument>>

type Props = {
  /** Of a registration; without it the signed-in client sends. */
  readonly session?: string
  readonly isOff?: boolean
  readonly onSent: (answer: Answer) => void
  readonly onRefused?: (error: Error) => void
}

export function DocumentForm(props: Props) {
  const { sending, share, picture, errors, choose, form } = useDocumentForm(props)
  const { isPending } = sending
  const hasFieldErrors = errors.id_file !== undefined || errors.method !== undefined
  return (
    <Form className={css.form} {...form}>
      <fieldset disabled={props.isOff || isPending}>
        <MethodField error={errors.method} />
        <PictureField picture={picture} error={errors.id_file} onChoose={choose} />
      </fieldset>
      {isPending && <Progress share={share} />}
      {sending.isError && !hasFieldErrors && <Alert kind="error">{messageOf(sending.error)}</Alert>}
      <Button type="submit" look="solid" busy={isPending} disabled={props.isOff ?? false}>
        {t.documents.send}
      </Button>
    </Form>
  )
}

function useDocumentForm({ session, onSent, onRefused }: Props) {
  const [picture, setPicture] = useState<File>()
  const [share, setShare] = useState(0)
  const sending = useMutation({
    mutationFn: (it: Sending) => sendDocument(it, setShare),
    onMutate: () => setShare(0),
    onSuccess: (answer) => {
      setPicture(undefined)
      onSent(answer)
    },
    onError: (error) => onRefused?.(error),
  })
  const { say, ...form } = useForm({
    check: ({ method = '' }) => {
      const checked = checkDocument(picture, method)
      if ('errors' in checked) return checked
      return { value: session === undefined ? checked : { ...checked, session } }
    },
    found: foundBy({}),
    sending,
  })
  const choose = (file: File, problem = fileProblem(file)) => {
    say('id_file', problem)
    setPicture(problem ? undefined : file)
  }
  return { sending, share, picture, choose, ...form }
}

/** Which kind of document it is. */
export function MethodField(props: { readonly error: string | undefined }) {
  return (
    <SelectField
      label={t.documents.method}
      name="method"
      placeholder={t.documents.chooseMethod}
      choices={documentMethods.map((value) => ({ value, label: t.documents.methods[value] }))}
      required
      {...props}
    />
  )
}

type FieldProps = {
  readonly picture: File | undefined
  readonly error: string | undefined
  readonly onChoose: (file: File, problem?: string) => void
}

export function PictureField({ picture, error, onChoose }: FieldProps) {
  const id = useId()
  const preview = usePreview(picture)
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // So that the same file can be chosen again.
    target.value = ''
    if (file) onChoose(file)
  }
  return (
    <div className={css.picture}>
      <span className={css.label}>{t.documents.file}</span>
      {preview !== undefined && picture && (
        <img
          className={css.preview}
          src={preview}
          alt={t.documents.preview}
          onError={() => onChoose(picture, t.documents.fileUnknown)}
        />
      )}
      <label className={css.file} htmlFor={id}>
        {picture ? t.documents.otherFile : t.documents.chooseFile}
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={`${id}-note`}
          aria-invalid={error !== undefined || undefined}
          onChange={change}
        />
      </label>
      <p id={`${id}-note`} role="status" className={error === undefined ? css.hint : css.error}>
        {error ?? picture?.name ?? t.documents.fileHint}
      </p>
      <p className={css.hint}>{t.documents.private}</p>
    </div>
  )
}

function Progress({ share }: { share: number }) {
  const percent = Math.floor(share * 100)
  const text = share < 1 ? t.documents.sending(percent) : t.documents.checking
  return (
    <div className={css.progress}>
      <progress max={1} value={share < 1 ? share : undefined} aria-label={text} />
      <span aria-hidden="true">{text}</span>
    </div>
  )
}

/** As a data: address; the page may show no other. */
function usePreview(picture: File | undefined): string | undefined {
  const [preview, setPreview] = useState<string>()
  useEffect(() => {
    setPreview(undefined)
    if (!picture) return
    const reader = new FileReader()
    reader.onload = () => setPreview(String(reader.result))
    reader.readAsDataURL(picture)
    return () => reader.abort()
  }, [picture])
  return preview
}
