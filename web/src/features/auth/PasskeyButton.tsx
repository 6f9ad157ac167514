// Signing in with a passkey alone: nothing is typed.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#browser/http/errors.ts'
import { hasPasskeys, signWithPasskey } from '#browser/page/passkeys.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { signedIn } from '../../lib/session/session.ts'
import { setUser } from '../../lib/user/user.ts'
import { loginByPasskey, passkeyOptions } from './api.ts'
import { ownTimeZone } from './time-zone.ts'

export function PasskeyButton({ remember }: { readonly remember: boolean }) {
  const queries = useQueryClient()
  const signIn = useMutation({
    mutationFn: async () => {
      const passkey = await signWithPasskey(await passkeyOptions())
      if (!passkey) return undefined
      return loginByPasskey({ passkey, remember, ...ownTimeZone() })
    },
    onSuccess: (done) => {
      if (!done) return
      setUser(queries, done.data)
      signedIn(done.tokens)
    },
  })
  if (!hasPasskeys()) return null
  return (
    <>
      {signIn.isError && <Alert kind="error">{messageOf(signIn.error)}</Alert>}
      <Button busy={signIn.isPending} onClick={() => signIn.mutate()}>
        {t.auth.withPasskey}
      </Button>
    </>
  )
}
