// What protects the account besides the password, who is signed in, and what happened.

import { useState } from 'react'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { messageOf } from '../../lib/errors.ts'
import * as t from '../../lib/i18n.ts'
import { useTitle } from '../../lib/title.ts'
import { Devices } from './Devices.tsx'
import { Events } from './Events.tsx'
import { Passkeys } from './Passkeys.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import css from './Security.module.css'
import { Sessions } from './Sessions.tsx'
import { Totp } from './Totp.tsx'
import { useFactors } from './use-security.ts'

export default function SecurityPage() {
  useTitle(t.security.title)
  return (
    <main className={css.page} id="content">
      <h1>{t.security.title}</h1>
      <p>{t.security.lead}</p>
      <div className={css.cards}>
        <div className={css.column}>
          <Factors />
        </div>
        <div className={css.column}>
          <Sessions />
          <Devices />
          <Events />
        </div>
      </div>
    </main>
  )
}

function Factors() {
  const { data, isError, error, refetch } = useFactors()
  const [codes, setCodes] = useState<readonly string[]>([])
  if (data) {
    return (
      <>
        <Totp factors={data} onCodes={setCodes} />
        <Passkeys factors={data} onCodes={setCodes} />
        <RecoveryCodes factors={data} codes={codes} onCodes={setCodes} />
      </>
    )
  }
  if (!isError) return <Skeleton lines={9} label={t.shell.loading} />
  return (
    <FailedState
      message={messageOf(error)}
      retryLabel={t.shell.retry}
      onRetry={() => void refetch()}
    />
  )
}
