// The plans of the live account: four tiers, what each asks for, and what can be done about it.

import { useState } from 'react'
import * as format from '#browser/format/format.ts'
import type { PlanRequestView, PlanStandingView } from '#contract/client/plan-requests.ts'
import { type PlanTier, planNameOf } from '#contract/public/plans.ts'
import { Button } from '#ui/Button.tsx'
import { Tag } from '#ui/Tag.tsx'
import { Blocked } from '../../lib/blocks/Blocked.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { Modal } from '../../lib/panels/Modal.tsx'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { type ShownPlan, shownPlans } from '../../lib/plans/plan-table.ts'
import type { Raise } from './api.ts'
import css from './Plans.module.css'
import { planKey } from './plan-key.ts'
import { useChosen } from './use-chosen.ts'
import { useChoosePlan, usePlan, useRaisePlan, useTakeBack } from './use-plan.ts'

export default function PlansPage() {
  return (
    <UserPage title={t.plans.title} lead={t.plans.lead} width="cards">
      <p>{t.plans.noNeed}</p>
      <Blocked act="plan" />
      <Loaded query={usePlan()} lines={9}>
        {(standing) => <Plans standing={standing} />}
      </Loaded>
    </UserPage>
  )
}

function Plans({ standing }: { standing: PlanStandingView }) {
  const choose = useChoosePlan()
  const raise = useRaisePlan()
  /** Asked for while another one is: it waits for a second word. */
  const [instead, setInstead] = useState<PlanTier['id']>()
  const { plan_request: request } = standing
  const isBusy = choose.isPending || raise.isPending
  const raiseTo = (wish: Raise) => {
    choose.reset()
    raise.mutate(wish)
  }
  return (
    <>
      <Now standing={standing} />
      {request && instead !== undefined && (
        <Replacing
          {...{ request, instead }}
          onReplace={() => raiseTo({ plan: instead, replaces: request.id })}
          onClose={() => setInstead(undefined)}
        />
      )}
      <ul className={css.plans}>
        {shownPlans(standing.plans).map((tier) => (
          <PlanCard
            key={tier.id}
            tier={tier}
            standing={standing}
            isSent={isBusy && (choose.variables ?? raise.variables?.plan) === tier.id}
            isBusy={isBusy}
            onChoose={() => {
              raise.reset()
              choose.mutate(tier.id)
            }}
            onRaise={() => (request ? setInstead(tier.id) : raiseTo({ plan: tier.id }))}
          />
        ))}
      </ul>
    </>
  )
}

function Now({ standing }: { standing: PlanStandingView }) {
  const { trading_plan: current, plan_request: request, funding } = standing
  return (
    <dl className={css.now}>
      <div>
        <dt>{t.plans.current}</dt>
        <dd>{current === 'None' ? t.plans.none : planNameOf(current)}</dd>
      </div>
      {request && (
        <div>
          <dt>{t.plans.requested}</dt>
          <dd>
            <Asked request={request} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t.plans.yourFunding}</dt>
        <dd>{format.money(funding)}</dd>
      </div>
    </dl>
  )
}

/** What waits for our staff, and the way to take it back. */
function Asked({ request: { id, plan, asked_at: at } }: { request: PlanRequestView }) {
  const taking = useTakeBack()
  const name = planNameOf(plan)
  return (
    <>
      {name} <small>{t.plans.since(format.date(at))}</small>{' '}
      <Button
        look="ghost"
        busy={taking.isPending}
        aria-label={t.plans.takeBackOf(name)}
        onClick={() => taking.mutate(id)}
      >
        {t.plans.takeBack}
      </Button>
    </>
  )
}

type ReplacingProps = {
  readonly request: PlanRequestView
  readonly instead: string
  readonly onReplace: () => void
  readonly onClose: () => void
}

/** One request at a time: another one is asked about before it takes the first's place. */
function Replacing({ request, instead, onReplace, onClose }: ReplacingProps) {
  const [first, second] = [planNameOf(request.plan), planNameOf(instead)]
  return (
    <Modal title={t.plans.replaceTitle(second)} onClose={onClose}>
      <div className={css.replacing}>
        <p>{t.plans.replaceText(first, format.date(request.asked_at), second)}</p>
        <div className={css.keys}>
          <Button
            look="solid"
            onClick={() => {
              onReplace()
              onClose()
            }}
          >
            {t.plans.replace(second)}
          </Button>
          <Button look="ghost" onClick={onClose}>
            {t.plans.keep(first)}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

type CardProps = {
  readonly tier: ShownPlan
  readonly standing: PlanStandingView
  readonly isSent: boolean
  readonly isBusy: boolean
  readonly onChoose: () => void
  readonly onRaise: () => void
}

function PlanCard({ tier, standing, isSent, isBusy, onChoose, onRaise }: CardProps) {
  const { id, name, figures, isVip } = tier
  const { funding = 0, trades_per_day: given = 0 } = figures ?? {}
  const key = planKey(id, standing)
  const { isChosen, card } = useChosen(id)
  const canPress = key === 'choose' || key === 'raise'
  const missing = funding - standing.funding
  // Whoever has it keeps what it gave them.
  const trades = key === 'active' ? (standing.trades_per_day ?? given) : given
  const label = t.plans.keys[key]
  return (
    <li
      ref={card}
      className={css.plan}
      data-own={key === 'active' || undefined}
      data-chosen={isChosen || undefined}
    >
      <div className={css.name}>
        <h2>{name}</h2>
        <Tag>{isVip ? t.plans.systemVip : t.plans.system}</Tag>
        {isChosen && <Tag tone="info">{t.plans.chosen}</Tag>}
      </div>
      <p className={css.figure}>
        <strong>{format.dollars(funding)}</strong>
        <span>{t.plans.asksFor}</span>
      </p>
      <p className={css.trades}>
        {t.plans.trades(trades)}
        <small>{t.plans.systemName}</small>
      </p>
      <p className={css.missing}>
        {canPress && (missing > 0 ? t.plans.missing(format.money(missing)) : t.plans.enough)}
      </p>
      <Button
        look={canPress ? 'solid' : 'plain'}
        disabled={!canPress || isBusy}
        busy={isSent}
        aria-label={t.plans.keyOf(label, name)}
        onClick={key === 'choose' ? onChoose : onRaise}
      >
        {label}
      </Button>
    </li>
  )
}
