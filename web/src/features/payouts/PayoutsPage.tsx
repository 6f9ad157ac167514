// Paid withdrawals, as the ledger has them; "No payouts yet" where there are none.

import * as format from '#browser/format/format.ts'
import { howLong } from '#browser/i18n/how-long.ts'
import type { PayoutsView } from '#contract/public/payouts.ts'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { ClaimArea, claimsRead } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { config } from '../../lib/site/config.ts'
import { Passage, Passages } from '../../lib/site/Passage.tsx'
import type { SitePage } from '../../lib/site/page.ts'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { useReply } from '../../lib/site/replies.tsx'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { TitleBanner } from '../../lib/site/TitleBanner.tsx'
import { PayoutList } from './PayoutList.tsx'
import css from './Payouts.module.css'

const refreshMs = 30_000

export const page: SitePage = {
  reads: () => [claimsRead, { route: publicCalls.payouts }],
  head: () => ({ title: t.payouts.title, description: t.payouts.description }),
}

export default function PayoutsPage() {
  const { data, state, retry } = useReply(publicCalls.payouts, { refreshMs })
  return (
    <>
      <div data-claim="payouts">
        <TitleBanner title={t.payouts.title} lead={t.payouts.lead} />
      </div>
      <Passages>
        {data ? (
          <ClaimArea id="payouts" className={css.area}>
            {config.install_mode === 'sandbox' && <p className={css.note}>{t.payouts.sandbox}</p>}
            {data.payouts.length === 0 ? <Nothing /> : <Everything paid={data} />}
          </ClaimArea>
        ) : state === 'loading' ? (
          <Skeleton lines={9} label={t.payouts.loading} />
        ) : (
          <FailedState message={t.shell.failed} retryLabel={t.shell.retry} onRetry={retry} />
        )}
        <Passage title={t.payouts.about}>
          {t.payouts.aboutText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <SiteLink className={css.link} to="/status">
              {t.payouts.status}
            </SiteLink>
          </p>
        </Passage>
      </Passages>
    </>
  )
}

function Nothing() {
  return (
    <div className={css.nothing}>
      <h2>{t.payouts.none}</h2>
      <p>{t.payouts.noneWhy}</p>
    </div>
  )
}

function Everything({ paid }: { paid: PayoutsView }) {
  return (
    <>
      <Passage title={t.payouts.howLong}>
        <Medians paid={paid} />
      </Passage>
      <Passage title={t.payouts.newest} isWide>
        <PayoutList payouts={paid.payouts} />
      </Passage>
    </>
  )
}

function Medians({ paid: { medians, window_from: from } }: { paid: PayoutsView }) {
  if (medians.length === 0) return <p>{t.payouts.fewMedians}</p>
  return (
    <ul className={css.medians}>
      {medians.map(({ method, count, median_seconds: seconds }) => (
        <li key={method}>
          <h3>{t.payouts.methods[method]}</h3>
          <p className={css.median}>{t.payouts.half(howLong(seconds * 1_000))}</p>
          <p>{t.payouts.of(count, format.date(from))}</p>
        </li>
      ))}
    </ul>
  )
}
