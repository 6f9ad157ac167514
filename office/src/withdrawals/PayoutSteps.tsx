// What comes next of a withdrawal that was approved: worked out for the wallet, sent, or paid by
// the bank. What the member may not do, or not now, is not there.

import { useState } from 'react'
import { Link } from 'wouter'
import { dateMinute, moneyOf } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { StaffWithdrawal, WithdrawalDeed } from '#contract/staff/withdrawals.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { CorrectionDialog } from '../corrections/CorrectionDialog.tsx'
import { actorName } from '../lib/actor-name.ts'
import { useKeys } from '../lib/use-keys.ts'
import { useMay } from '../lib/use-may.ts'
import css from '../parts/Detail.module.css'
import { Dialog } from '../parts/Dialog.tsx'
import { LineForm } from '../parts/LineForm.tsx'
import { ReasonForm } from '../parts/ReasonForm.tsx'
import { corrections } from '../words/corrections.ts'
import { payouts as t } from '../words/payouts.ts'
import {
  payoutFileOf,
  useBankRefusal,
  usePayment,
  usePreparation,
  useRejection,
  useSending,
  useSimulatedSending,
} from './api.ts'

type Props = { readonly withdrawal: StaffWithdrawal }
type Asked = 'note_sent' | 'note_paid' | 'note_refused' | 'reject'

/** In this order; what asks for more does so in a window over the screen. */
const asking: readonly Asked[] = ['note_sent', 'note_paid', 'note_refused', 'reject']

export function PayoutSteps({ withdrawal }: Props) {
  const { deeds, payout, status, returned } = withdrawal
  const [asked, setAsked] = useState<Asked | null>(null)
  if (status !== 'Approved') return <Ended withdrawal={withdrawal} />
  return (
    <div className={css.verdict}>
      <Prepared withdrawal={withdrawal} />
      {payout?.refused && (
        <Alert kind="info">{t.refusedBy(payout.refused.by, payout.refused.reason)}</Alert>
      )}
      {deeds.length === 0 && returned === null && (
        <span className={css.barred}>{payout?.sent ? t.waitsForChain : t.nothingForYou}</span>
      )}
      <div className={css.buttons}>
        <Coins withdrawal={withdrawal} />
        {deeds.includes('bank_file') && (
          <Link className={buttonClass('solid')} href="/withdrawals/bank-files">
            {t.toBankFiles}
          </Link>
        )}
        {asking
          .filter((deed) => deeds.includes(deed))
          .map((deed) => (
            <Button key={deed} onClick={() => setAsked(deed)}>
              {t.deeds[deed]}
            </Button>
          ))}
      </div>
      {asked !== null && (
        <Dialog title={t.deeds[asked]} onClose={() => setAsked(null)}>
          <Asking id={withdrawal.id} deed={asked} onDone={() => setAsked(null)} />
        </Dialog>
      )}
    </div>
  )
}

function Prepared({ withdrawal: { payout } }: Props) {
  if (!payout) return <span className={css.barred}>{t.notPrepared}</span>
  const { coins, prepared_by, prepared_at, bank_file, sent, facts } = payout
  return (
    <div>
      <p>
        {coins === null ? t.prepared : t.preparedCoins(coins)}{' '}
        <small>{t.preparedBy(dateMinute(prepared_at), actorName(prepared_by))}</small>
      </p>
      {Object.entries(facts).map(([name, value]) => (
        <p key={name}>
          <small>
            {name}: {value}
          </small>
        </p>
      ))}
      {bank_file !== null && <Link href={`/withdrawals/bank-files/${bank_file}`}>{t.inFile}</Link>}
      {sent !== null && <p>{t.sentAs(sent.reference, dateMinute(sent.at))}</p>}
    </div>
  )
}

/** By the wallet, or by a sandbox itself. */
function Coins({ withdrawal: { id, deeds, payout } }: Props) {
  const preparing = usePreparation(id)
  const sending = useSimulatedSending(id)
  const can = (deed: WithdrawalDeed) => deeds.includes(deed)
  const isBusy = preparing.isPending || sending.isPending
  const isOut = payout !== null && payout.format !== null
  const send = () => {
    if (can('send') && !isBusy) sending.mutate()
  }
  const prepare = () => {
    if (can('prepare') && !isBusy) preparing.mutate(isOut)
  }
  useKeys({
    ...(can('send') ? { s: { does: t.send, act: send } } : {}),
    ...(can('prepare') ? { w: { does: t.prepare, act: prepare } } : {}),
  })
  const failed = preparing.error ?? sending.error
  return (
    <>
      {failed !== null && <Alert kind="error">{messageOf(failed)}</Alert>}
      {can('send') && (
        <Button look="solid" busy={isBusy} onClick={send}>
          {t.send} <kbd>S</kbd>
        </Button>
      )}
      {can('prepare') && isOut && (
        <a className={buttonClass('solid')} href={payoutFileOf(id)} download>
          {t.take}
        </a>
      )}
      {can('prepare') && (
        <Button busy={isBusy} onClick={prepare}>
          {isOut ? t.prepareAnew : t.prepare} <kbd>W</kbd>
        </Button>
      )}
    </>
  )
}

type AskingProps = { readonly id: string; readonly deed: Asked; readonly onDone: () => void }

function Asking({ id, deed, onDone }: AskingProps) {
  const sending = useSending(id)
  const payment = usePayment(id)
  const refusal = useBankRefusal(id)
  const rejection = useRejection(id)
  if (deed === 'note_sent') {
    return (
      <LineForm
        label={t.transaction}
        hint={t.transactionHint}
        missing={t.sayTransaction}
        most={100}
        act={t.deeds.note_sent}
        sending={sending}
        onDone={onDone}
      />
    )
  }
  if (deed === 'note_paid') {
    return (
      <LineForm
        label={t.reference}
        missing={t.sayReference}
        most={100}
        act={t.deeds.note_paid}
        sending={payment}
        onDone={onDone}
      />
    )
  }
  return deed === 'note_refused' ? (
    <ReasonForm label={t.whyRefused} act={t.deeds[deed]} sending={refusal} onDone={onDone} />
  ) : (
    <ReasonForm label={t.whyRejected} act={t.deeds[deed]} sending={rejection} onDone={onDone} />
  )
}

/** What a bank sends back of it afterwards is put right by two. */
function Ended({ withdrawal: { id, method, status, returned } }: Props) {
  const [isAsked, setAsked] = useState(false)
  const mayPropose = useMay('correction.propose')
  const canReturn = mayPropose && method === 'bank' && status === 'Paid' && returned === null
  return (
    <div className={css.verdict}>
      <span className={css.barred}>
        {returned === null ? t.ended : t.returned(moneyOf(returned.amount), returned.reason)}
      </span>
      {canReturn && (
        <div className={css.buttons}>
          <Button onClick={() => setAsked(true)}>{corrections.ofWithdrawal}</Button>
        </div>
      )}
      {isAsked && (
        <CorrectionDialog of={{ kind: 'withdrawal', id }} onClose={() => setAsked(false)} />
      )}
    </div>
  )
}
