// One withdrawal, the evidence above and what comes next docked below it, so that neither moves.

import { dateMinute, moneyOf } from '#browser/format/format.ts'
import type { StaffWithdrawal } from '#contract/staff/withdrawals.ts'
import { actorName } from '../lib/actor-name.ts'
import { useDesk } from '../lib/use-desk.ts'
import css from '../parts/Detail.module.css'
import { DetailFrame } from '../parts/DetailFrame.tsx'
import type { DetailProps } from '../parts/detail.ts'
import { type Eyes as EyesBox, FourEyes } from '../parts/FourEyes.tsx'
import { nextEyes } from '../parts/next-eyes.ts'
import { Verdict } from '../parts/Verdict.tsx'
import { eyes } from '../words/eyes.ts'
import { queue } from '../words/queue.ts'
import { readyReasons } from '../words/ready-reasons.ts'
import { withdrawals as t } from '../words/withdrawals.ts'
import { useApproval, useEvidence, useRejection, useWithdrawal } from './api.ts'
import { Evidence } from './Evidence.tsx'
import { methodName } from './looks.ts'
import { PayoutSteps } from './PayoutSteps.tsx'

export function WithdrawalDetail({ id, onDone }: DetailProps) {
  return (
    <DetailFrame label={t.title} found={useWithdrawal(id)}>
      {(withdrawal) => (
        <>
          <div>
            <Head withdrawal={withdrawal} />
            <Eyes withdrawal={withdrawal} />
          </div>
          <Evidence withdrawal={withdrawal} />
          {withdrawal.status === 'Pending' ? (
            <Deciding withdrawal={withdrawal} onDone={onDone} />
          ) : (
            <PayoutSteps withdrawal={withdrawal} />
          )}
        </>
      )}
    </DetailFrame>
  )
}

function Head({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const { client, amount, net, method, detail } = withdrawal
  return (
    <header className={css.head}>
      <h2>
        {t.title} {methodName(method)} · {queue.client(client.id)}
      </h2>
      <p className={css.figure}>
        {moneyOf(amount)}
        <small>
          {t.after(moneyOf(net))} · {t.details[detail]}
        </small>
      </p>
    </header>
  )
}

/** The client asks; each yes; and while one is missing, whoever may give it. */
function Eyes({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const { client, asked_at, steps, status, bar, may_approve, approved_by } = withdrawal
  const own = useDesk()?.member.email
  const proof = useEvidence(withdrawal.id).data?.confirmed_by
  const asked = dateMinute(asked_at)
  const boxes: EyesBox[] = [
    {
      who: queue.client(client.id),
      tone: 'good',
      lines: [proof ? eyes.askedBy(asked, t.proofs[proof] ?? proof) : eyes.asked(asked)],
    },
    ...approved_by.map((who): EyesBox => {
      const step = steps.find(({ actor }) => actorName(actor) === who)
      return { who, tone: 'good', lines: step ? [eyes.yes(dateMinute(step.at))] : [] }
    }),
    ...(status === 'Pending' ? [nextEyes({ bar, may: may_approve, own })] : []),
  ]
  return <FourEyes label={eyes.label} eyes={boxes} />
}

type Props = { readonly withdrawal: StaffWithdrawal; readonly onDone: () => void }

function Deciding({ withdrawal, onDone }: Props) {
  const { id, amount, bar, client } = withdrawal
  const approval = useApproval(id)
  const rejection = useRejection(id)
  // Not before one has seen what there is to see, or has been told that it cannot be seen.
  const { isPending } = useEvidence(id)
  const coming = isPending ? t.evidenceComes : undefined
  return (
    <Verdict
      words={{ ...t, approve: t.approve(moneyOf(amount)) }}
      ready={readyReasons.withdrawal}
      bar={bar}
      unready={client.standing === 'frozen' ? t.frozen : coming}
      approval={approval}
      rejection={rejection}
      onDone={onDone}
    />
  )
}
