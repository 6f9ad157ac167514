// One request of four eyes: what changes, who asked and why, who may say yes and until when; and
// the verdict below.

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dateMinute } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { ProposalView } from '#contract/staff/proposals.ts'
import { Button } from '#ui/Button.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { useDesk } from '../lib/use-desk.ts'
import { useKeys } from '../lib/use-keys.ts'
import { workKeys } from '../lib/work-keys.ts'
import type { DetailProps } from '../parts/detail.ts'
import { Facts } from '../parts/Facts.tsx'
import { FourEyes } from '../parts/FourEyes.tsx'
import { nextEyes } from '../parts/next-eyes.ts'
import { ReasonForm } from '../parts/ReasonForm.tsx'
import { settingName } from '../site/setting-name.ts'
import { Changes } from '../trading/Changes.tsx'
import { instrumentChanges } from '../trading/instrument-text.ts'
import { planChanges } from '../trading/term-text.ts'
import { eyes } from '../words/eyes.ts'
import { queue } from '../words/queue.ts'
import { shell } from '../words/shell.ts'
import { staff as t } from '../words/staff.ts'
import { useProposal, useVerdict } from './api.ts'
import css from './Staff.module.css'

export function ProposalDetail({ id, onDone }: DetailProps) {
  const found = useProposal(id)
  if (found.isPending) return <Skeleton lines={10} label={shell.loading} />
  if (!found.data) {
    return (
      <FailedState
        message={messageOf(found.error)}
        retryLabel={shell.retry}
        onRetry={() => void found.refetch()}
      />
    )
  }
  const { kind, subject, state } = found.data
  return (
    <section className={css.detail} aria-label={subject}>
      <header className={css.head}>
        <h2>
          {t.kinds[kind]} {settingName(subject)} <small>{t.states[state]}</small>
        </h2>
      </header>
      <Eyes proposal={found.data} />
      <div className={css.evidence}>
        <Facts facts={factsOf(found.data)} />
      </div>
      <Verdict proposal={found.data} onDone={onDone} />
    </section>
  )
}

function Eyes({ proposal }: { proposal: ProposalView }) {
  const { proposed, confirmed, withdrawn, state, bar, may_confirm, expires_at } = proposal
  const own = useDesk()?.member.email
  const proof = (isProven: boolean) => (isProven ? [] : [eyes.without])
  const asked = {
    who: proposed.by,
    tone: 'good',
    lines: [eyes.asked(dateMinute(proposed.at)), ...proof(proposed.is_proven)],
  } as const
  const yes = confirmed && {
    who: confirmed.by,
    tone: 'good' as const,
    lines: [eyes.yes(dateMinute(confirmed.at)), ...proof(confirmed.is_proven)],
  }
  const no = withdrawn && {
    who: withdrawn.by,
    tone: 'off' as const,
    lines: [eyes.took(dateMinute(withdrawn.at))],
  }
  const until = expires_at === null ? undefined : dateMinute(expires_at)
  const next = state === 'proposed' ? [nextEyes({ bar, may: may_confirm, own, until })] : []
  const boxes = [asked, ...(yes ? [yes] : []), ...(no ? [no] : []), ...next]
  return <FourEyes label={eyes.label} eyes={boxes} />
}

type Fact = Parameters<typeof Facts>[0]['facts'][number]

function factsOf(proposal: ProposalView): Fact[] {
  const { reason, evidence, verdict, wanted_at, due_at, applied_at, state } = proposal
  const at = (name: string, time: string | null): Fact[] =>
    time === null ? [] : [[name, dateMinute(time)]]
  const said = (name: string, text: string | null): Fact[] => (text === null ? [] : [[name, text]])
  return [
    ...beforeAndAfter(proposal),
    [t.reason, reason ?? t.noReason],
    ...said(t.evidence, evidence),
    ...said(t.verdict, verdict),
    ...at(t.wanted, state === 'proposed' ? wanted_at : null),
    ...at(t.due, applied_at === null ? due_at : null),
    ...at(t.applied, applied_at),
  ]
}

/** Of what is long as it is kept, the lines that become others. */
function beforeAndAfter({ subject, before, after }: ProposalView): Fact[] {
  const linesOf = changesOf[subject]
  if (!linesOf || before === null || after === null) {
    return [...changeOf(t.before, before), ...changeOf(t.after, after)]
  }
  const was = linesOf(before, after)
  return [
    [t.before, was.length > 0 ? <Changes key="before" lines={was} /> : t.nothing],
    [t.after, <Changes key="after" lines={linesOf(after, before)} />],
  ]
}

const changesOf: Readonly<Record<string, typeof planChanges | undefined>> = {
  plan_table: planChanges,
  instrument_terms: instrumentChanges,
}

function changeOf(name: string, json: string | null): Fact[] {
  if (json === null) return []
  const value: unknown = JSON.parse(json)
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1)
  const shown = value === null ? t.nothing : text
  return [
    [
      name,
      <span key={name} className={css.value}>
        {shown}
      </span>,
    ],
  ]
}

function Verdict({ proposal, onDone }: { proposal: ProposalView; onDone: () => void }) {
  const { id, bar, may_withdraw } = proposal
  const [isStopping, setStopping] = useState(false)
  const confirming = useVerdict(id, 'confirm')
  const stopping = useVerdict(id, 'withdraw')
  const place = useRef<HTMLDivElement>(null)
  const askWhy = (stops: boolean) => () => {
    flushSync(() => setStopping(stops))
    place.current?.querySelector('input')?.focus()
  }
  useKeys({
    [workKeys.approve]: { does: t.confirm, act: askWhy(false) },
    [workKeys.reject]: { does: t.withdraw, act: askWhy(true) },
  })
  if (bar === null && !isStopping) {
    return (
      <div ref={place}>
        <ReasonForm
          key="confirm"
          label={t.reason}
          act={t.confirm}
          sending={confirming}
          onDone={onDone}
        >
          {may_withdraw && <Button onClick={() => setStopping(true)}>{t.withdraw}</Button>}
        </ReasonForm>
      </div>
    )
  }
  if (!may_withdraw) return null
  return (
    <div ref={place}>
      <ReasonForm key="stop" label={t.reason} act={t.withdraw} sending={stopping} onDone={onDone}>
        {bar === null ? (
          <Button onClick={() => setStopping(false)}>{t.confirm}</Button>
        ) : (
          <span>{queue.bars[bar]}</span>
        )}
      </ReasonForm>
    </div>
  )
}
