// The records of all rules, for anyone: what each says of prices, and what became of all it said.

import * as format from '#browser/format/format.ts'
import type { SignalView } from '#contract/public/signals.ts'
import { Sign } from '#ui/Sign.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { ClaimArea, claimsRead } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { RecordCard } from '../../lib/signals/RecordCard.tsx'
import { Passage, Passages } from '../../lib/site/Passage.tsx'
import type { SitePage } from '../../lib/site/page.ts'
import { useReply } from '../../lib/site/replies.tsx'
import { Still } from '../../lib/site/Still.tsx'
import { TitleBanner } from '../../lib/site/TitleBanner.tsx'
import { signalCalls } from './api.ts'
import css from './Signals.module.css'

const refreshMs = 60_000
const newest = { query: { limit: '20' } } as const

export const page: SitePage = {
  reads: () => [claimsRead, { route: signalCalls.records }, { route: signalCalls.past, ...newest }],
  head: () =>
    import.meta.env.SSR
      ? { title: t.signalsStill.title, description: t.signalsStill.description }
      : undefined,
}

/** What only explains comes with the page, and is not rendered anew in the browser. */
export default function RecordsPage() {
  return (
    <>
      <Still name="title">
        {import.meta.env.SSR && (
          <TitleBanner title={t.signalsStill.title} lead={t.signalsStill.lead} />
        )}
      </Still>
      <Passages>
        <p className={css.advice}>{t.signals.advice}</p>
        <Passage title={t.signals.contents} isWide>
          <Records />
        </Passage>
        <Still name="measured">{import.meta.env.SSR && <Measuring />}</Still>
        <Passage title={t.signals.newest} isWide>
          <Newest />
        </Passage>
        <Still name="check">{import.meta.env.SSR && <Checking />}</Still>
      </Passages>
    </>
  )
}

function Measuring() {
  return (
    <Passage title={t.signalsStill.measuredTitle}>
      {t.signalsStill.measured.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Passage>
  )
}

function Checking() {
  return (
    <Passage title={t.signalsStill.checkTitle}>
      <p>{t.signalsStill.check}</p>
      <p>
        <a className={css.link} href="/api/public/signals">
          {t.signalsStill.checkLink}
        </a>
      </p>
    </Passage>
  )
}

function Records() {
  const { data, state, retry } = useReply(signalCalls.records, { refreshMs })
  if (state === 'loading') return <Skeleton lines={9} label={t.signals.loading} />
  if (!data) return <Failed onRetry={retry} />
  if (data.length === 0) return <p>{t.signals.none}</p>
  const older = data.filter((record) => !record.is_current)
  return (
    <ClaimArea id="signals">
      <div className={css.records}>
        {data
          .filter((record) => record.is_current)
          .map((record) => (
            <RecordCard key={record.record_id} record={record} heading="h3" />
          ))}
      </div>
      {older.length > 0 && (
        <details className={css.older}>
          <summary>{t.signals.older}</summary>
          <p>{t.signals.olderWhy}</p>
          <div className={css.records}>
            {older.map((record) => (
              <RecordCard key={record.record_id} record={record} heading="h3" />
            ))}
          </div>
        </details>
      )}
    </ClaimArea>
  )
}

function Newest() {
  const { data, state, retry } = useReply(signalCalls.past, { ...newest, refreshMs })
  if (state === 'loading') return <Skeleton lines={6} label={t.signals.loading} />
  if (!data) return <Failed onRetry={retry} />
  if (data.length === 0) return <p>{t.signals.empty}</p>
  const { instrument, rule, window, outcome } = t.signals
  return (
    <ClaimArea id="signals">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the arrow keys */}
      <section className={css.scrolling} aria-label={t.signals.newest} tabIndex={0}>
        <table className={css.list}>
          <thead>
            <tr>
              {[instrument, rule, window, outcome].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((signal) => (
              <Row key={signal.signal_id} signal={signal} />
            ))}
          </tbody>
        </table>
      </section>
    </ClaimArea>
  )
}

function Row({ signal }: { readonly signal: SignalView }) {
  const { trade_mode: side, name, rule, opens_at: opens, closes_at: closes, outcome } = signal
  return (
    <tr>
      <td>
        <span className={css.side} data-side={side}>
          <Sign side={side} label={side} />
        </span>{' '}
        {name}
      </td>
      <td>{t.signals.rules[rule]}</td>
      <td>
        {format.dateTime(opens)} {dash} {closes.slice(11, 19)}
      </td>
      <td>{outcome && t.signals.outcomes[outcome]}</td>
    </tr>
  )
}

const dash = '\u2013'

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return <FailedState message={t.signals.failed} retryLabel={t.signals.retry} onRetry={onRetry} />
}
