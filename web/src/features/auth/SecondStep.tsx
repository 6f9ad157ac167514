// The second step of signing in: a code of the app, a recovery code or a passkey.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Assertion } from '#contract/shared/second-factors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Form } from '../../lib/forms/Form.tsx'
import { useForm } from '../../lib/forms/use-form.ts'
import { messageOf } from '../../lib/http/errors.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { signWithPasskey } from '../../lib/proof/passkeys.ts'
import { signedIn } from '../../lib/session/session.ts'
import { setUser } from '../../lib/user/user.ts'
import { loginSecond, secondStepOptions } from './api.ts'
import css from './auth.module.css'
import { ownTimeZone } from './time-zone.ts'

export type Half = { readonly session: string; readonly methods: readonly string[] }

type Props = { readonly half: Half; readonly onBack: () => void }

export function SecondStep({ half, onBack }: Props) {
  const { finish, form, byPasskey } = useSecondStep(half)
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
            label={half.methods.includes('code') ? t.auth.code : t.auth.recoveryCode}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            required
            hint={t.auth.codeHint}
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

function useSecondStep({ session }: Half) {
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
  const { form } = useForm({
    check: ({ code = '' }) => (code.trim() === '' ? { errors: {} } : { value: code }),
    sending: finish,
  })
  return { finish, form, byPasskey: () => finish.mutate(undefined) }
}

async function askedPasskey(session: string): Promise<Assertion | undefined> {
  return signWithPasskey(await secondStepOptions(session))
}
