// How this install is doing: prices, settlement, withdrawals, mode and licence, as it measures them
// itself.

import * as format from '#browser/format/format.ts'
import { Facts } from '#browser/panels/Facts.tsx'
import type { StatusView } from '#contract/public/status.ts'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { ClaimArea, claimsRead } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Passage, Passages } from '../../lib/site/Passage.tsx'
import type { SitePage } from '../../lib/site/page.ts'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { useReply } from '../../lib/site/replies.tsx'
import { Still } from '../../lib/site/Still.tsx'
import { TitleBanner } from '../../lib/site/TitleBanner.tsx'
import { Settlement, Voids, Withdrawals } from './Lags.tsx'
import { Licence } from './Licence.tsx'
import { Missing } from './Missing.tsx'
import { Owed } from './Owed.tsx'
import { Sources } from './Sources.tsx'
import css from './Status.module.css'

const refreshMs = 15_000

export const page: SitePage = {
  reads: () => [claimsRead, { route: publicCalls.status }, { route: publicCalls.owed }],
  head: () => (import.meta.env.SSR ? t.statusStill.head : undefined),
}

export default function StatusPage() {
  const { data, state, retry } = useReply(publicCalls.status, { refreshMs })
  return (
    <>
      <Still name="head">
        {import.meta.env.SSR && (
          <TitleBanner title={t.statusStill.head.title} lead={t.statusStill.lead} />
        )}
      </Still>
      <Passages>
        {data ? (
          <Panels status={data} />
        ) : state === 'loading' ? (
          <Skeleton lines={9} label={t.status.loading} />
        ) : (
          <FailedState message={t.shell.failed} retryLabel={t.shell.retry} onRetry={retry} />
        )}
      </Passages>
    </>
  )
}

function Panels({ status }: { status: StatusView }) {
  return (
    <ClaimArea id="status" className={css.area}>
      <p className={css.measured}>{t.status.measured(format.dateTime(status.server_time))}</p>
      <Install status={status} />
      <Sources {...status} />
      <Settlement settlement={status.settlement} />
      <Voids voids={status.voids} />
      <Withdrawals withdrawals={status.withdrawals} />
      <Still name="owed">{import.meta.env.SSR && <Owed />}</Still>
      <Passage title={t.status.licence}>
        <Still name="licence">
          {import.meta.env.SSR && (
            <Licence licence={status.licence} installMode={status.install_mode} />
          )}
        </Still>
      </Passage>
    </ClaimArea>
  )
}

function booksText({ state, at }: StatusView['books']): string {
  const { booksAre } = t.status.install
  return at === null ? booksAre.unknown : `${format.dateTime(at)} UTC: ${booksAre[state]}`
}

function Install({ status }: { status: StatusView }) {
  const { install: words } = t.status
  return (
    <Passage title={words.title}>
      <Facts
        facts={[
          [words.mode, words.modes[status.install_mode]],
          [words.version, status.version],
          [words.since, `${format.dateTime(status.running_since)} UTC`],
          [words.database, status.database_answers ? words.answers : words.silent],
          [words.books, booksText(status.books)],
        ]}
      />
      {status.missing.length > 0 && (
        <Still name="missing" className={css.missing}>
          {import.meta.env.SSR && <Missing missing={status.missing} />}
        </Still>
      )}
    </Passage>
  )
}
