// How long people wait: for the result of a trade, for their money; and how many trades end void.

import * as format from '#browser/format/format.ts'
import { howLong } from '#browser/i18n/how-long.ts'
import { Facts } from '#browser/panels/Facts.tsx'
import type { StatusView } from '#contract/public/status.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { Passage } from '../../lib/site/Passage.tsx'
import { Lead } from './Lead.tsx'

export function Settlement({ settlement }: Pick<StatusView, 'settlement'>) {
  const { settlement: words } = t.status
  return (
    <Passage title={words.title}>
      <Lead of="settlement" />
      {settlement === null ? <p>{words.unknown}</p> : <SettlementFacts settlement={settlement} />}
    </Passage>
  )
}

type Known<Name extends keyof StatusView> = NonNullable<StatusView[Name]>

function SettlementFacts({ settlement }: { settlement: Known<'settlement'> }) {
  const { settlement: words } = t.status
  const { count, median_ms: median, p99_ms: p99 } = settlement
  if (median === null || p99 === null) return <p>{words.none}</p>
  return (
    <Facts
      facts={[
        [words.median, howLong(median)],
        [words.p99, howLong(p99)],
        [words.count, count],
      ]}
    />
  )
}

/** Voids by cause, with their share of what was settled. */
export function Voids({ voids }: Pick<StatusView, 'voids'>) {
  const { voids: words, settlement } = t.status
  return (
    <Passage title={words.title}>
      <Lead of="voids" />
      {voids === null ? <p>{settlement.unknown}</p> : <VoidFacts voids={voids} />}
    </Passage>
  )
}

function VoidFacts({ voids }: { voids: Known<'voids'> }) {
  const { voids: words } = t.status
  const { settled, voided, by_cause: causes, is_high: isHigh } = voids
  const share = (count: number) => format.percent(count / settled, 2)
  if (settled === 0) return <p>{words.none}</p>
  return (
    <>
      <Facts
        facts={[
          [words.all, words.of(voided, settled, share(voided))],
          ...causes.map(
            ({ cause, count }) => [words.causes[cause], `${count} (${share(count)})`] as const,
          ),
        ]}
      />
      {isHigh && <p>{words.many}</p>}
    </>
  )
}

export function Withdrawals({ withdrawals }: Pick<StatusView, 'withdrawals'>) {
  const { withdrawals: words, settlement } = t.status
  return (
    <Passage title={words.title}>
      <Lead of="withdrawals" />
      {withdrawals === null ? (
        <p>{settlement.unknown}</p>
      ) : (
        <WithdrawalFacts withdrawals={withdrawals} />
      )}
    </Passage>
  )
}

function WithdrawalFacts({ withdrawals }: { withdrawals: Known<'withdrawals'> }) {
  const { withdrawals: words } = t.status
  const { by_method: methods, waiting, overdue, window_from: from } = withdrawals
  return (
    <>
      <Facts
        facts={[
          ...methods.map(
            ({ method, count, median_seconds: seconds }) =>
              [words.methods[method], words.half(howLong(seconds * 1_000), count)] as const,
          ),
          [words.waiting, waiting],
          [words.overdue, overdue],
        ]}
      />
      <p>{methods.length === 0 ? words.none : words.from(format.date(from))}</p>
    </>
  )
}
