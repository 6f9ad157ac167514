// Asks the client to show once more that it is them, for one deed, and hands on the proof. Where
// there is no second factor yet it asks for the password.

import { useMutation } from '@tanstack/react-query'
import { emptyAt } from '#browser/forms/empty-at.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { FactorMethod } from '#contract/shared/second-factors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../i18n/i18n.ts'
import { type Deed, proofFor } from './api.ts'
import css from './ProveIt.module.css'

type Props = {
  readonly deed: Deed
  readonly methods: readonly FactorMethod[]
  /** Done before the form goes away; what it throws is shown here. */
  readonly onProof: (proof: string) => Promise<void>
  readonly onCancel: () => void
}

export function ProveIt({ deed, methods, onProof, onCancel }: Props) {
  const prove = useMutation({
    mutationFn: async (shown: Shown) => {
      const proof = await proofFor(deed, shown)
      if (proof !== undefined) await onProof(proof)
    },
  })
  const asked = methods.length === 0 ? 'password' : 'code'
  const { errors, form } = useForm({
    check: ({ [asked]: typed = '' }) =>
      typed.trim() === '' ? emptyAt(asked, t.security[asked]) : { value: { [asked]: typed } },
    sending: prove,
  })
  const hasPasskey = methods.includes('passkey')
  const isTyped = methods.length === 0 || methods.length > Number(hasPasskey)
  return (
    <Form className={css.form} {...form}>
      <h3>{t.security.proveTitle}</h3>
      {prove.isError && <Alert kind="error">{messageOf(prove.error)}</Alert>}
      {isTyped && <Field asked={asked} error={errors[asked]} />}
      <div className={css.keys}>
        {isTyped && (
          <Button type="submit" look="solid" busy={prove.isPending}>
            {t.security.goOn}
          </Button>
        )}
        {hasPasskey && (
          <Button
            look={isTyped ? 'plain' : 'solid'}
            busy={prove.isPending}
            onClick={() => prove.mutate({})}
          >
            {t.security.usePasskey}
          </Button>
        )}
        <Button look="ghost" onClick={onCancel}>
          {t.security.cancel}
        </Button>
      </div>
    </Form>
  )
}

type Shown = { readonly code?: string; readonly password?: string }

type FieldProps = { readonly asked: 'code' | 'password'; readonly error: string | undefined }

function Field({ asked, error }: FieldProps) {
  const isPassword = asked === 'password'
  return (
    <TextField
      label={t.security[asked]}
      name={asked}
      type={isPassword ? 'password' : 'text'}
      autoComplete={isPassword ? 'current-password' : 'one-time-code'}
      required
      hint={isPassword ? undefined : t.security.codeHint}
      error={error}
    />
  )
}
