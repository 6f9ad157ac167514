// The modal of a deposit by card: the form, a step that the card's bank may ask for, and what came
// of it. The card's number is typed into the provider's page within.

import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { CardDepositView, CardOfferView } from '#contract/client/cards.ts'
import type { CardFieldsMessage } from '#contract/public/test-cards.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Modal } from '../../lib/panels/Modal.tsx'
import { Reason } from '../../lib/panels/Reason.tsx'
import { cardOfferQuery, cardOutcomeQuery, cardPaymentQuery } from './api.ts'
import { CardForm } from './CardForm.tsx'
import css from './CardModal.module.css'
import { spoken, useFrame } from './card-frame.ts'
import { GiveUp } from './GiveUp.tsx'

/** With a deposit that is under way already, its payment goes on. */
export default function CardModal({
  depositId,
  onClose,
}: Closing & { readonly depositId?: string }) {
  return (
    <Modal title={t.cardDeposit.title} onClose={onClose}>
      <div className={css.content}>
        {depositId === undefined ? (
          <Offer onClose={onClose} />
        ) : (
          <Resumed id={depositId} onClose={onClose} />
        )}
      </div>
    </Modal>
  )
}

type Closing = { readonly onClose: () => void }

function Offer({ amount, onClose }: Closing & { readonly amount?: number | undefined }) {
  const { data, error, refetch } = useQuery(cardOfferQuery)
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton lines={6} label={t.shell.loading} />
  if (data === null) return <Alert kind="info">{t.cardDeposit.closed}</Alert>
  return <Payment offer={data} amount={amount} onClose={onClose} />
}

/** A payment that was left, where it stands by now. */
function Resumed({ id, onClose }: Closing & { readonly id: string }) {
  const [isStepDone, setStepDone] = useState(false)
  const [isAgain, setAgain] = useState(false)
  const finishStep = useCallback(() => setStepDone(true), [])
  const { data, error, refetch } = useQuery(cardPaymentQuery(id))
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton lines={6} label={t.shell.loading} />
  const { next, deposit } = data
  if (isAgain) return <Offer amount={deposit.asked_amount ?? undefined} onClose={onClose} />
  if (!next || isStepDone)
    return <Outcome id={id} onAgain={() => setAgain(true)} onClose={onClose} />
  return (
    <>
      {next.kind === 'frame' ? (
        <Step url={next.url} onDone={finishStep} />
      ) : (
        <a className={buttonClass('solid')} href={next.url}>
          {t.cardDeposit.goOn}
        </a>
      )}
      <div className={css.keys}>
        <GiveUp depositId={id} onDone={onClose} />
      </div>
    </>
  )
}

type FailedProps = { readonly error: Error; readonly onRetry: () => void }

function Failed({ error, onRetry }: FailedProps) {
  return <FailedState message={messageOf(error)} retryLabel={t.shell.retry} onRetry={onRetry} />
}

type PaymentProps = Closing & {
  readonly offer: CardOfferView
  readonly amount: number | undefined
}

/** Where a payment is: being typed, at a step of the bank, or under way. */
function Payment({ offer, amount, onClose }: PaymentProps) {
  const [started, setStarted] = useState<CardDepositView>()
  const [isStepDone, setStepDone] = useState(false)
  const finishStep = useCallback(() => setStepDone(true), [])
  const again = () => {
    setStarted(undefined)
    setStepDone(false)
  }
  const goOn = (view: CardDepositView) => {
    if (view.next?.kind === 'redirect') location.assign(view.next.url)
    else setStarted(view)
  }
  const step = isStepDone ? null : started?.next
  return (
    <>
      {/* It stays while the payment is under way: a declined card leaves what was typed. */}
      <div hidden={started !== undefined}>
        <CardForm offer={offer} amount={amount} onStarted={goOn} />
      </div>
      {step && <Step url={step.url} onDone={finishStep} />}
      {started && !step && (
        <Outcome id={started.deposit.deposit_id} onAgain={again} onClose={onClose} />
      )}
    </>
  )
}

function Step({ url, onDone }: { readonly url: string; readonly onDone: () => void }) {
  const hear = useCallback(
    ({ type }: CardFieldsMessage) => {
      if (type === 'card-step-done') onDone()
    },
    [onDone],
  )
  const { frame, height } = useFrame(hear)
  return (
    <iframe
      ref={frame}
      className={css.frame}
      title={t.cardDeposit.stepTitle}
      src={spoken(url)}
      height={height}
    />
  )
}

const lookEveryMs = 1_000

type OutcomeProps = Closing & { readonly id: string; readonly onAgain: () => void }

function Outcome({ id, onAgain, onClose }: OutcomeProps) {
  const { data, error } = useQuery({
    ...cardOutcomeQuery(id),
    refetchInterval: ({ state: { data: seen } }) =>
      seen === undefined || seen.status === 'Pending' ? lookEveryMs : false,
  })
  if (data?.status === 'Approved') {
    const text = t.cardDeposit.approved(format.money(data.amount ?? 0))
    return (
      <>
        <Alert kind="success">{text}</Alert>
        <div className={css.keys}>
          <Button look="solid" onClick={onClose}>
            {t.cardDeposit.done}
          </Button>
          <Link className={buttonClass('ghost')} to="/user/deposit-log">
            {t.cardDeposit.history}
          </Link>
        </div>
      </>
    )
  }
  if (data?.status === 'Rejected') {
    return (
      <>
        <Alert kind="error">
          {t.cardDeposit.rejected} <Reason of={data} />
        </Alert>
        <Button onClick={onAgain}>{t.cardDeposit.again}</Button>
      </>
    )
  }
  return (
    <Alert kind={error ? 'error' : 'info'}>
      {error ? messageOf(error) : t.cardDeposit.waiting}
    </Alert>
  )
}
