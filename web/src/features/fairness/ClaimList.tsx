// Every claim that can be shown now, with its value and how it is known.

import * as format from '#browser/format/format.ts'
import type { ClaimView } from '#contract/public/claims.ts'
import { useClaims } from '../../lib/claims/Claim.tsx'
import { ClaimSource } from '../../lib/claims/HowWeKnow.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Fairness.module.css'

export function ClaimList() {
  const claims = useClaims()
  if (!claims) return <p>{t.fairness.claims.none}</p>
  return (
    <ul className={css.claims}>
      {claims.map((claim) => (
        <li key={claim.id} data-claim={claim.id}>
          <h3>
            {t.fairness.claims.names[claim.id] ?? claim.id}
            {claim.value !== null && <span>{valueText(claim)}</span>}
          </h3>
          <p className={css.known}>
            <ClaimSource claim={claim} />
          </p>
        </li>
      ))}
    </ul>
  )
}

const shares: readonly string[] = ['top_payout', 'margin_rate', 'loss_share', 'signal_accuracy']

function valueText({ id, value }: ClaimView): string {
  if (typeof value !== 'number') return value ?? ''
  if (shares.includes(id))
    return id === 'margin_rate' ? format.exactPercent(value) : format.percent(value, 0)
  if (id === 'loss_median') return format.money(value)
  return id === 'demo_money' ? format.dollars(value) : String(value)
}
