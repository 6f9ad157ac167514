// The second step of signing in: a code of the app, a recovery code or a passkey.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { emptyAt } from '#browser/forms/empty-at.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { signWithPasskey } from '#browser/page/passkeys.ts'
import type { Assertion } from '#contract/shared/second-factors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { signedIn } from '../../lib/session/session.ts'
import { setUser } from '../../lib/user/user.ts'
import { loginSecond, secondStepOptions } from './api.ts'
import css from './auth.module.css'
import { ownTimeZone } from './time-zone.ts'

export type Half = { readonly session: string; readonly methods: readonly string[] }

type Props = { readonly half: Half; readonly onBack: () => void }

export function SecondStep({ half, onBack }: Props) {
  const label = half.methods.includes('code') ? t.auth.code : t.auth.recoveryCode
  const { finish, errors, form, byPasskey } = useSecondStep(half, label)
  const takesCodes = half.methods.some((method) => method !== 'passkey')
  return (
    <>
      <p className={css.info}>{t.auth.secondText}</p>
      {finish.isError && <Alert kind="error">{messageOf(finish.error)}</Alert>}
      {half.methods.includes('passkey') && (
        <Button look={takesCodes ? 'plain' : 'solid'} busy={finish.isPending} onClick={byPasskey}>
          {t.auth.usePasskey}
        </Button>
      )}
      {takesCodes && (
        <Form className={css.form} {...form}>
          <TextField
            label={label}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            required
            hint={t.auth.codeHint}
            error={errors.code}
          />
          <Button type="submit" look="solid" busy={finish.isPending}>
            {finish.isPending ? t.auth.working : t.auth.signIn}
          </Button>
        </Form>
      )}
      <Button look="ghost" onClick={onBack}>
        {t.auth.startAgain}
      </Button>
    </>
  )
}

function useSecondStep({ session }: Half, label: string) {
  const queries = useQueryClient()
  const finish = useMutation({
    mutationFn: async (code: string | undefined) => {
      const passkey = code === undefined ? await askedPasskey(session) : undefined
      if (code === undefined && passkey === undefined) return undefined
      return loginSecond({ session, ...(passkey ? { passkey } : { code }), ...ownTimeZone() })
    },
    onSuccess: (done) => {
      if (!done) return
      setUser(queries, done.data)
      signedIn(done.tokens)
    },
  })
  const { errors, form } = useForm({
    check: ({ code = '' }) => (code.trim() === '' ? emptyAt('code', label) : { value: code }),
    sending: finish,
  })
  return { finish, errors, form, byPasskey: () => finish.mutate(undefined) }
}

async function askedPasskey(session: string): Promise<Assertion | undefined> {
  return signWithPasskey(await secondStepOptions(session))
}
