// What stands before the office: signing in, coming in for the first time, and the second factor.

import { type ReactNode, useState } from 'react'
import type { Door } from '#contract/staff/office.ts'
import { Button } from '#ui/Button.tsx'
import { Mark } from '#ui/Mark.tsx'
import { LanguageLinks } from '../shell/LanguageLinks.tsx'
import { door as t } from '../words/door.ts'
import { ArrivalForm } from './ArrivalForm.tsx'
import css from './DoorPage.module.css'
import { FactorForm } from './FactorForm.tsx'
import { ProofForm } from './ProofForm.tsx'
import { SignInForm } from './SignInForm.tsx'

type Props = { readonly door: Door; readonly onSignOut: () => void }

export function DoorPage({ door, onSignOut }: Props) {
  const [isInvited, setInvited] = useState(() => /\/join$/.test(location.pathname))
  const needs = door.desk?.needs
  if (needs !== undefined && needs !== null) {
    return (
      <Panel brand={door.brand} title={needs === 'factor' ? t.factorTitle : t.proveTitle}>
        {needs === 'factor' ? <FactorForm /> : <ProofForm />}
        <Button look="ghost" onClick={onSignOut}>
          {t.signOut}
        </Button>
      </Panel>
    )
  }
  if (door.is_new) {
    return (
      <Panel brand={door.brand} title={t.setUpTitle} help={t.setUpHelp}>
        <ArrivalForm kind="set-up" />
      </Panel>
    )
  }
  return isInvited ? (
    <Panel brand={door.brand} title={t.invitedTitle} help={t.invitedHelp}>
      <ArrivalForm kind="arrival" />
      <Button look="ghost" onClick={() => setInvited(false)}>
        {t.haveAccount}
      </Button>
    </Panel>
  ) : (
    <Panel brand={door.brand} title={t.title}>
      <SignInForm />
      <Button look="ghost" onClick={() => setInvited(true)}>
        {t.haveInvitation}
      </Button>
    </Panel>
  )
}

type PanelProps = {
  readonly brand: string
  readonly title: string
  readonly help?: string
  readonly children: ReactNode
}

function Panel({ brand, title, help, children }: PanelProps) {
  return (
    <main className={css.door}>
      <p className={css.brand}>
        <Mark /> {brand} <small>{t.office}</small>
      </p>
      <h1>{title}</h1>
      {help && <p className={css.help}>{help}</p>}
      {children}
      <LanguageLinks />
    </main>
  )
}
