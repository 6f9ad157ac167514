// Cool-off and self-exclusion.

import { useState } from 'react'
import { checkedBy } from '#browser/forms/checked-by.ts'
import type { Fields } from '#browser/forms/fields.ts'
import {
  coolOffs,
  type ExclusionPeriod,
  exclusions,
  type OwnLimitsView,
  SelfExclusion,
} from '#contract/client/limits.ts'
import { PasswordField } from '../../lib/forms/PasswordField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { coolOff, excludeSelf } from './api.ts'
import { BreakForm } from './BreakForm.tsx'
import css from './Limits.module.css'
import { useLimitCall } from './use-limit-call.ts'

export function Breaks({ limits }: { limits: OwnLimitsView }) {
  return (
    <section className={css.part} aria-label={t.limits.breaks}>
      <h2>{t.limits.breaks}</h2>
      <p>{t.limits.breaksLead}</p>
      <div className={css.cards}>
        <CoolOff until={limits.cool_off_until} />
        <Exclusion until={limits.self_excluded_until} />
      </div>
    </section>
  )
}

type Props = { readonly until: string | null }

function CoolOff({ until }: Props) {
  // A new form after each break that was taken: the next one is chosen and confirmed anew.
  const [taken, setTaken] = useState(0)
  const stopping = useLimitCall(coolOff, () => setTaken(taken + 1))
  return (
    <BreakForm
      key={taken}
      title={t.limits.coolOff}
      what={t.limits.coolOffWhat}
      lengths={coolOffs}
      until={until}
      sending={stopping}
      check={(period) => ({ value: { period } })}
    />
  )
}

function Exclusion({ until }: Props) {
  const [taken, setTaken] = useState(0)
  const stopping = useLimitCall(excludeSelf, () => setTaken(taken + 1))
  return (
    <BreakForm
      key={taken}
      title={t.limits.exclusion}
      what={t.limits.exclusionWhat}
      lengths={exclusions}
      until={until}
      sending={stopping}
      check={checkExclusion}
    >
      {(errors) => (
        <PasswordField
          label={t.limits.password}
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
      )}
    </BreakForm>
  )
}

function checkExclusion(period: ExclusionPeriod, fields: Fields) {
  const labels = { password: t.limits.password }
  return checkedBy(SelfExclusion, labels, (typed) => ({ ...typed, period }))(fields)
}
