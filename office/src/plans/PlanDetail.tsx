// One request for a higher plan: what its client has brought, what the plan takes, and the verdict.

import type { ReactNode } from 'react'
import { date, dateMinute, moneyOf } from '#browser/format/format.ts'
import { planNameOf } from '#contract/public/plans.ts'
import type { StaffPlanRequest } from '#contract/staff/plan-requests.ts'
import css from '../parts/Detail.module.css'
import { DetailFrame } from '../parts/DetailFrame.tsx'
import type { DetailProps } from '../parts/detail.ts'
import { EvidenceFrame } from '../parts/EvidenceFrame.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Masked } from '../parts/Masked.tsx'
import { Verdict } from '../parts/Verdict.tsx'
import { plans as t } from '../words/plans.ts'
import { queue } from '../words/queue.ts'
import { readyReasons } from '../words/ready-reasons.ts'
import { useApproval, usePlanRequest, useRejection } from './api.ts'

export function PlanDetail({ id, onDone }: DetailProps) {
  return (
    <DetailFrame label={t.request} found={usePlanRequest(id)}>
      {(request) => (
        <>
          <header className={css.head}>
            <h2>
              {t.request} · {queue.client(request.client.id)}
            </h2>
            <p className={css.figure}>
              {planNameOf(request.plan)}
              <small>
                {request.reason === null ? t.states[request.state] : t.rejected(request.reason)}
              </small>
            </p>
          </header>
          <EvidenceFrame>
            <Evidence request={request} />
            <Earlier earlier={request.earlier} />
          </EvidenceFrame>
          {request.state === 'open' && <Deciding request={request} onDone={onDone} />}
        </>
      )}
    </DetailFrame>
  )
}

function Evidence({ request }: { request: StaffPlanRequest }) {
  const { client, asked_at, decided_at, decided_by, evidence } = request
  const { current_plan, standing, is_identified, funding, needed, missing } = evidence
  const facts: (readonly [string, ReactNode])[] = [
    [t.client, <Masked key="email" data={client.email} />],
    [t.asked, dateMinute(asked_at)],
    [t.current, current_plan === 'None' ? t.noPlan : planNameOf(current_plan)],
    [t.funding, moneyOf(funding)],
    [t.needed, moneyOf(needed)],
    ...(missing === null ? [] : [[t.missing, moneyOf(missing)] as const]),
    [t.standing, t.standings[standing] ?? standing],
    [t.identified, is_identified ? t.yes : t.no],
  ]
  if (decided_at !== null) facts.push([t.decided, `${dateMinute(decided_at)} ${decided_by ?? ''}`])
  return (
    <section>
      <h3>{t.evidence}</h3>
      <Facts facts={facts} />
    </section>
  )
}

function Earlier({ earlier }: Pick<StaffPlanRequest, 'earlier'>) {
  return (
    <section>
      <h3>{t.earlier}</h3>
      {earlier.length === 0 && <p>{t.noEarlier}</p>}
      <ol className={css.steps}>
        {earlier.map(({ id, plan, state, asked_at, reason }) => (
          <li key={id}>
            <time dateTime={asked_at}>{date(asked_at)}</time>
            <span>
              {planNameOf(plan)}{' '}
              <small>{reason === null ? t.states[state] : t.rejected(reason)}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Deciding({ request, onDone }: { request: StaffPlanRequest; onDone: () => void }) {
  const approval = useApproval(request.id)
  const rejection = useRejection(request.id)
  return (
    <Verdict
      words={{ ...t, approve: t.approve(planNameOf(request.plan)) }}
      ready={readyReasons.plan}
      bar={request.bar}
      unready={request.evidence.missing === null ? undefined : t.notFunded}
      approval={approval}
      rejection={rejection}
      onDone={onDone}
    />
  )
}
