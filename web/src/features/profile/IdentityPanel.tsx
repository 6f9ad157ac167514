// What counts of who the client is, how the change stands that they asked for, and asking for one.

import { useState } from 'react'
import { date } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import {
  type ChangeStatus,
  type ChangeView,
  type IdentityField,
  type IdentityView,
  identityFields,
} from '#contract/client/identity.ts'
import type { UserView } from '#contract/public/user.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { Tag, type Tone } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useCountryName } from '../../lib/person/person-fields.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import css from './EditProfile.module.css'
import { useTakeBack } from './use-identity.ts'

type Props = { readonly user: UserView; readonly identity: IdentityView }

export function IdentityPanel({ user, identity }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { change, held, can_ask } = identity
  if (held.length === 0 && change === null) return null
  return (
    <section className={panelClass} aria-label={t.identity.title}>
      <h2>{t.identity.title}</h2>
      <p>{t.identity.about[standingOf(identity)]}</p>
      {change && <Change change={change} />}
      {can_ask && !isAsking && <Button onClick={() => setAsking(true)}>{t.identity.ask}</Button>}
      {can_ask && isAsking && (
        <ChangeForm user={user} identity={identity} onDone={() => setAsking(false)} />
      )}
    </section>
  )
}

function standingOf({ is_identified, held }: IdentityView) {
  if (is_identified) return 'identified'
  return held.includes('firstname') ? 'checked' : 'free'
}

const tones: Readonly<Record<ChangeStatus, Tone>> = {
  Pending: 'warning',
  Approved: 'good',
  Rejected: 'bad',
  Withdrawn: 'neutral',
}

function Change({ change }: { change: ChangeView }) {
  const { status, asked, asked_at, reason, call_code: code } = change
  const takeBack = useTakeBack()
  const nameOf = useCountryName()
  const shown = (field: IdentityField, value: string) =>
    field === 'country' ? nameOf(value) : value
  return (
    <div className={css.change}>
      <p>
        {t.identity.asked(date(asked_at))}{' '}
        <Tag tone={tones[status]}>{t.identity.statuses[status]}</Tag>
      </p>
      <dl className={css.facts}>
        {identityFields.map((field) => {
          const value = asked[field]
          return value === undefined ? null : (
            <div key={field}>
              <dt>{t.profile[field]}</dt>
              <dd>{shown(field, value)}</dd>
            </div>
          )
        })}
      </dl>
      <p>{t.identity.explained[status]}</p>
      {reason !== null && (
        <Alert kind="error">
          {t.identity.reason}: {reason}
        </Alert>
      )}
      {code !== null && (
        <Alert kind="info">
          {t.identity.code}: <strong className={css.code}>{code}</strong>
          <br />
          {t.identity.codeHint(asked.phone ?? '')}
        </Alert>
      )}
      {status === 'Pending' && (
        <Button busy={takeBack.isPending} onClick={() => takeBack.mutate(change.id)}>
          {t.identity.takeBack}
        </Button>
      )}
      {takeBack.isError && <Alert kind="error">{messageOf(takeBack.error)}</Alert>}
    </div>
  )
}
