// The client's own referral code, how many came by it, and what is paid for it: what runs, and
// where, or that nothing does.

import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { OfferView } from '#contract/client/promotions.ts'
import type { ClaimView } from '#contract/public/claims.ts'
import { linkClass } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { Claim, useClaims } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Copyable } from '../../lib/panels/Copyable.tsx'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { promotionsQuery } from '../../lib/promotions/api.ts'
import { termsText } from '../../lib/promotions/terms-text.ts'
import { referralsQuery } from './api.ts'

export function ReferralPanel() {
  const referrals = useQuery(referralsQuery)
  const promotions = useQuery(promotionsQuery)
  return (
    <section className={panelClass} aria-labelledby="referral">
      <h2 id="referral">{t.referral.title}</h2>
      <p>{t.referral.text}</p>
      <Loaded query={promotions} lines={1}>
        {({ offers }) => <Reward offers={offers.filter(({ kind }) => kind === 'referral')} />}
      </Loaded>
      <Loaded query={referrals} lines={2}>
        {({ referral_code: code, count }) => (
          <>
            <Copyable
              label={t.referral.code}
              text={code}
              copied={code}
              action={t.referral.copy}
              done={t.referral.copied}
            />
            <p>{t.referral.count(count)}</p>
          </>
        )}
      </Loaded>
    </section>
  )
}

/** As the server offers it to this client; of what runs elsewhere only where it does. */
function Reward({ offers }: { readonly offers: readonly OfferView[] }) {
  const claims = useClaims()
  if (!claims) return null
  const runs = claims.some(({ id }) => id === 'referrals')
  if (!runs && offers.length === 0) return <p>{t.referral.nothing}</p>
  return (
    <>
      <p>{offers.length > 0 ? t.referral.runs : t.referral.notYou}</p>
      {offers.length > 0 && (
        <ul>
          {offers.flatMap(termsText).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p>
        <Claim id="referrals">{whereText}</Claim>{' '}
        <Link className={linkClass} to="/user/promotions">
          {t.promotions.title}
        </Link>
      </p>
    </>
  )
}

function whereText({ value }: ClaimView): string {
  return typeof value === 'number' ? t.referral.whereMany(value) : t.referral.where(value ?? '')
}
