// The second step: how much to send and where, for how long the rate holds, and how the payment
// stands. What was asked for before can be given up.

import { useEffect, useState } from 'react'
import * as format from '#browser/format/format.ts'
import type { DepositView } from '#contract/client/deposits.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Copyable } from '../../lib/panels/Copyable.tsx'
import { serverNow } from '../../lib/stream/prices.ts'
import { ArrivedStep } from './ArrivedStep.tsx'
import { Asking } from './Asking.tsx'
import { arrivedOf } from './arrived.ts'
import css from './Deposits.module.css'
import { GiveUp } from './GiveUp.tsx'
import { Progress } from './Progress.tsx'
import { QrCode } from './QrCode.tsx'
import { RateLine } from './RateLine.tsx'
import { Renew, type Renewing } from './Renew.tsx'
import type { Offer } from './resume.ts'
import { Takes } from './Takes.tsx'
import { TestCoins } from './TestCoins.tsx'
import { useDeposits } from './use-deposits.ts'

type Props = {
  readonly offer: Offer
  readonly renewing: Renewing
  readonly onBack: () => void
  readonly onAsked: (deposit: DepositView) => void
  readonly onClose: () => void
}

export function PayStep({ offer, renewing, onBack, onAsked, onClose }: Props) {
  const { conversion, depositId } = offer
  const own = useArrived(offer)
  const left = useTimeLeft(conversion.expires_at)
  if (own && isThis(own, offer)) {
    return <ArrivedStep deposit={own} conversion={conversion} onClose={onClose} />
  }
  const isOver = left <= 0
  return (
    <div className={css.form}>
      {conversion.is_test && <Alert kind="info">{t.deposits.testNet}</Alert>}
      <Where offer={offer} />
      {isOver ? (
        <>
          <Alert kind="info">{t.deposits.timeOver}</Alert>
          <Renew renewing={renewing} />
        </>
      ) : (
        <p className={css.left} role="timer">
          {t.deposits.timeLeft} <b>{format.countdown(left)}</b>
        </p>
      )}
      <div className={css.arrived} aria-live="polite">
        <span className={css.label}>{t.deposits.status}</span>
        {own ? <Progress deposit={own} /> : <Tag tone="info">{t.deposits.detail.waiting}</Tag>}
        <Takes conversion={conversion} />
      </div>
      {conversion.network === 'simulated' && <TestCoins conversion={conversion} />}
      {depositId === undefined ? (
        <Asking {...{ conversion, isOver, renewing, onBack, onAsked }} />
      ) : (
        <Asked depositId={depositId} onClose={onClose} />
      )}
    </div>
  )
}

/** Another amount may be of another deposit: until it is decided, this one can still be paid. */
function isThis(came: DepositView, { conversion, depositId }: Offer): boolean {
  const { status, deposit_id: id, coin_amount: amount } = came
  return status !== 'Pending' || id === depositId || amount === conversion.amount
}

function Where({ offer: { conversion, address } }: { readonly offer: Offer }) {
  const { currency, network, amount } = conversion
  return (
    <div className={css.pay}>
      <QrCode conversion={conversion} address={address} />
      <div className={css.where}>
        <Copyable
          label={t.deposits.send}
          text={`${format.figures(amount)} ${currency.toUpperCase()}`}
          copied={amount}
          action={t.deposits.copyAmount}
          done={t.deposits.amountCopied}
        />
        <Copyable
          label={t.deposits.address}
          text={address}
          copied={address}
          action={t.deposits.copyAddress}
          done={t.deposits.copied}
        />
        <p className={css.note}>
          {format.money(conversion.usd_amount)} · <RateLine conversion={conversion} />
        </p>
        <p className={css.note}>{t.deposits.onlyThis(t.deposits.coins[currency], network)}</p>
      </div>
    </div>
  )
}

type AskedProps = Pick<Props, 'onClose'> & { readonly depositId: string }

function Asked({ depositId, onClose }: AskedProps) {
  return (
    <>
      <p className={css.note}>{t.deposits.asked}</p>
      <div className={css.keys}>
        <Button onClick={onClose}>{t.deposits.close}</Button>
        <GiveUp depositId={depositId} onDone={onClose} />
      </div>
    </>
  )
}

function useArrived({ address, conversion, depositId }: Offer): DepositView | undefined {
  const list = useDeposits()
  const [since] = useState(() => serverNow() - 2_000)
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  return arrivedOf(rows, { address, amount: conversion.amount, since, depositId })
}

function useTimeLeft(until: string): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return Date.parse(until) - now
}
