// One correction: what it gives whom and why, what shows that the money is there, who proposed it,
// and the word of a second member.

import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { dateMinute, moneyOf } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { StaffCorrection } from '#contract/staff/corrections.ts'
import { Alert } from '#ui/Alert.tsx'
import { useDesk } from '../lib/use-desk.ts'
import { useKeys } from '../lib/use-keys.ts'
import { capOf, workKeys } from '../lib/work-keys.ts'
import css from '../parts/Detail.module.css'
import { DetailFrame } from '../parts/DetailFrame.tsx'
import type { DetailProps } from '../parts/detail.ts'
import { EvidenceFrame } from '../parts/EvidenceFrame.tsx'
import { Facts } from '../parts/Facts.tsx'
import { type Eyes as EyesBox, FourEyes } from '../parts/FourEyes.tsx'
import { Masked } from '../parts/Masked.tsx'
import { nextEyes } from '../parts/next-eyes.ts'
import { corrections as t } from '../words/corrections.ts'
import { eyes } from '../words/eyes.ts'
import { queue } from '../words/queue.ts'
import { useCorrection, useDecision } from './api.ts'

export function CorrectionDetail({ id, onDone }: DetailProps) {
  return (
    <DetailFrame label={t.title} found={useCorrection(id)}>
      {(correction) => (
        <>
          <div>
            <header className={css.head}>
              <h2>
                {t.kinds[correction.kind]} · {queue.client(correction.client.id)}
              </h2>
              <p className={css.figure}>
                {moneyOf(correction.amount)}
                <small>{t.states[correction.state]}</small>
              </p>
            </header>
            <Eyes correction={correction} />
          </div>
          <EvidenceFrame>
            <Evidence correction={correction} />
            <Deeds correction={correction} />
          </EvidenceFrame>
          {correction.state === 'proposed' && <Deciding correction={correction} onDone={onDone} />}
        </>
      )}
    </DetailFrame>
  )
}

function Eyes({ correction }: { correction: StaffCorrection }) {
  const { state, bar, may_confirm, proposed_by, proposed_at, decided_by, decided_at } = correction
  const own = useDesk()?.member.email
  const asked: EyesBox = {
    who: proposed_by,
    tone: 'good',
    lines: [eyes.asked(dateMinute(proposed_at))],
  }
  const decided = (at: string, by: string): EyesBox =>
    state === 'confirmed'
      ? { who: by, tone: 'good', lines: [eyes.yes(dateMinute(at))] }
      : { who: by, tone: 'off', lines: [eyes.took(dateMinute(at))] }
  const second =
    decided_at === null || decided_by === null
      ? nextEyes({ bar, may: may_confirm, own })
      : decided(decided_at, decided_by)
  return <FourEyes label={eyes.label} eyes={[asked, second]} />
}

function Evidence({ correction }: { correction: StaffCorrection }) {
  const { client, deposit, withdrawal, recovered, reason, evidence } = correction
  const facts: (readonly [string, ReactNode])[] = [
    [t.name, <Masked key="name" data={client.name} />],
    [t.email, <Masked key="email" data={client.email} />],
    ...(deposit === null ? [] : [[t.of, linkTo('deposits', deposit)] as const]),
    ...(withdrawal === null ? [] : [[t.of, linkTo('withdrawals', withdrawal)] as const]),
    [t.recovered, moneyOf(recovered)],
    [t.evidence, evidence ?? t.ownMoney],
    [t.reason, reason],
  ]
  return (
    <section>
      <h3>{t.what}</h3>
      <Facts facts={facts} />
    </section>
  )
}

function linkTo(screen: 'deposits' | 'withdrawals', id: string) {
  return (
    <Link key="of" href={`/${screen}/${id}`}>
      {screen === 'deposits' ? t.deposit : t.withdrawal}
    </Link>
  )
}

function Deeds({ correction }: { correction: StaffCorrection }) {
  const { proposed_at, proposed_by, decided_at, decided_by, state } = correction
  return (
    <section>
      <h3>{t.happened}</h3>
      <ol className={css.steps}>
        <li>
          <time dateTime={proposed_at}>{dateMinute(proposed_at)}</time>
          <span>
            {t.states.proposed} <small>{proposed_by}</small>
          </span>
        </li>
        {decided_at !== null && (
          <li>
            <time dateTime={decided_at}>{dateMinute(decided_at)}</time>
            <span>
              {t.states[state]} <small>{decided_by}</small>
            </span>
          </li>
        )}
      </ol>
    </section>
  )
}

type Props = { readonly correction: StaffCorrection; readonly onDone: () => void }

function Deciding({ correction: { id, amount, bar, can_withdraw }, onDone }: Props) {
  const deciding = useDecision(id)
  const decide = (outcome: 'confirmed' | 'withdrawn', may: boolean) => () => {
    if (may && !deciding.isPending) deciding.mutate(outcome, { onSuccess: onDone })
  }
  const [confirm, withdraw] = [decide('confirmed', bar === null), decide('withdrawn', can_withdraw)]
  useKeys({
    ...(bar === null ? { [workKeys.approve]: { does: t.confirm, act: confirm } } : {}),
    ...(can_withdraw ? { [workKeys.reject]: { does: t.withdraw, act: withdraw } } : {}),
  })
  return (
    <div className={css.verdict}>
      {deciding.isError && <Alert kind="error">{messageOf(deciding.error)}</Alert>}
      <div className={css.buttons}>
        {bar === null ? (
          <button
            type="button"
            className={css.approve}
            disabled={deciding.isPending}
            onClick={confirm}
          >
            {t.confirmOf(moneyOf(amount))} <kbd>{capOf('approve')}</kbd>
          </button>
        ) : (
          <span className={css.barred}>{queue.bars[bar]}</span>
        )}
        {can_withdraw && (
          <button
            type="button"
            className={css.reject}
            disabled={deciding.isPending}
            onClick={withdraw}
          >
            {t.withdraw} <kbd>{capOf('reject')}</kbd>
          </button>
        )}
      </div>
    </div>
  )
}
