// The client's own referral code, and how many came by it.

import { useQuery } from '@tanstack/react-query'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Copyable } from '../../lib/panels/Copyable.tsx'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { referralsQuery } from './api.ts'

export function ReferralPanel() {
  const referrals = useQuery(referralsQuery)
  return (
    <section className={panelClass} aria-labelledby="referral">
      <h2 id="referral">{t.referral.title}</h2>
      <p>{t.referral.text}</p>
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
