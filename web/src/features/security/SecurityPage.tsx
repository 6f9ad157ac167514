// What protects the account besides the password, who is signed in, and what happened.

import { useState } from 'react'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { Devices } from './Devices.tsx'
import { Events } from './Events.tsx'
import { Passkeys } from './Passkeys.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import css from './Security.module.css'
import { Sessions } from './Sessions.tsx'
import { Totp } from './Totp.tsx'
import { useFactors } from './use-security.ts'

export default function SecurityPage() {
  return (
    <UserPage title={t.security.title} lead={t.security.lead} width="cards">
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
    </UserPage>
  )
}

function Factors() {
  const [codes, setCodes] = useState<readonly string[]>([])
  return (
    <Loaded query={useFactors()} lines={9}>
      {(factors) => (
        <>
          <Totp factors={factors} onCodes={setCodes} />
          <Passkeys factors={factors} onCodes={setCodes} />
          <RecoveryCodes factors={factors} codes={codes} onCodes={setCodes} />
        </>
      )}
    </Loaded>
  )
}
