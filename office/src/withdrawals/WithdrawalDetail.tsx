// One withdrawal, the evidence above and what comes next docked below it, so that neither moves.

import { moneyOf } from '#browser/format/format.ts'
import type { StaffWithdrawal } from '#contract/staff/withdrawals.ts'
import css from '../parts/Detail.module.css'
import { DetailFrame } from '../parts/DetailFrame.tsx'
import type { DetailProps } from '../parts/detail.ts'
import { Verdict } from '../parts/Verdict.tsx'
import { queue } from '../words/queue.ts'
import { withdrawals as t } from '../words/withdrawals.ts'
import { useApproval, useRejection, useWithdrawal } from './api.ts'
import { Evidence } from './Evidence.tsx'
import { methodName } from './looks.ts'
import { PayoutSteps } from './PayoutSteps.tsx'

export function WithdrawalDetail({ id, onDone }: DetailProps) {
  return (
    <DetailFrame label={t.title} found={useWithdrawal(id)}>
      {(withdrawal) => (
        <>
          <Head withdrawal={withdrawal} />
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

type Props = { readonly withdrawal: StaffWithdrawal; readonly onDone: () => void }

function Deciding({ withdrawal, onDone }: Props) {
  const { id, amount, bar, client } = withdrawal
  const approval = useApproval(id)
  const rejection = useRejection(id)
  return (
    <Verdict
      words={{ ...t, approve: t.approve(moneyOf(amount)) }}
      bar={bar}
      unready={client.standing === 'frozen' ? t.frozen : undefined}
      approval={approval}
      rejection={rejection}
      onDone={onDone}
    />
  )
}
