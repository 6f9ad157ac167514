// The second step: how much to send and where, for how long the rate holds, and how the payment
// stands. The request tells us what is meant and may bring a picture for staff; what was asked for
// can be given up.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ConversionView, type DepositView, depositRoutes } from '#contract/deposits.ts'
import { usdFromNumber, zeroUsd } from '#kernel/money.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Tag } from '#ui/Tag.tsx'
import { call } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import * as format from '../../lib/format.ts'
import * as t from '../../lib/i18n.ts'
import { serverNow } from '../../lib/prices.ts'
import { toast } from '../../lib/toast.ts'
import { arrivedOf } from './arrived.ts'
import { Copyable } from './Copyable.tsx'
import css from './Deposits.module.css'
import { GiveUp } from './GiveUp.tsx'
import { secondsToCredit } from './how-long.ts'
import { Progress } from './Progress.tsx'
import { QrCode } from './QrCode.tsx'
import { ReceiptField } from './ReceiptField.tsx'
import type { Offer } from './resume.ts'
import { refreshDeposits, useDeposits } from './use-deposits.ts'

type Props = {
  readonly offer: Offer
  readonly isRenewing: boolean
  readonly onRenew: () => void
  readonly onBack: () => void
  readonly onClose: () => void
}

export function PayStep({ offer, isRenewing, onRenew, onBack, onClose }: Props) {
  const { conversion, depositId } = offer
  const { currency, is_test: isTest, network } = conversion
  const own = useArrived(offer)
  if (own && own.status !== 'Pending') return <Decided deposit={own} onClose={onClose} />
  return (
    <div className={css.form}>
      {isTest && <Alert kind="info">{t.deposits.testNet}</Alert>}
      <Where offer={offer} />
      <Holding offer={offer} isRenewing={isRenewing} onRenew={onRenew} />
      <Arrived offer={offer} deposit={own} />
      {isTest && network === 'simulated' && <TestCoins offer={offer} />}
      {depositId === undefined ? (
        <Asking offer={offer} onBack={onBack} onClose={onClose} />
      ) : (
        <>
          <p className={css.note}>
            {t.deposits.onlyThis(t.deposits.coins[currency])} {!own && t.deposits.asked}
          </p>
          <div className={css.keys}>
            <Button onClick={onClose}>{t.deposits.close}</Button>
            {!own && <GiveUp depositId={depositId} onDone={onClose} />}
          </div>
        </>
      )}
    </div>
  )
}

function Asking({ offer, onBack, onClose }: Pick<Props, 'offer' | 'onBack' | 'onClose'>) {
  const [receipt, setReceipt] = useState<File>()
  const request = useRequest(offer, receipt, onClose)
  return (
    <>
      <ReceiptField file={receipt} onChoose={setReceipt} />
      {request.isError && <Alert kind="error">{messageOf(request.error)}</Alert>}
      <p className={css.note}>
        {t.deposits.onlyThis(t.deposits.coins[offer.conversion.currency])} {t.deposits.keep}
      </p>
      <div className={css.keys}>
        <Button look="solid" busy={request.isPending} onClick={() => request.mutate()}>
          {request.isPending ? t.deposits.requesting : t.deposits.request}
        </Button>
        <Button look="ghost" onClick={onBack}>
          {t.deposits.back}
        </Button>
      </div>
    </>
  )
}

function Where({ offer: { conversion, address } }: { readonly offer: Offer }) {
  const { currency } = conversion
  const code = currency.toUpperCase()
  return (
    <div className={css.pay}>
      <QrCode currency={currency} address={address} amount={conversion.amount} />
      <div className={css.where}>
        <Copyable
          label={t.deposits.send}
          text={`${conversion.amount} ${code}`}
          copied={conversion.amount}
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
          {format.money(conversion.usd_amount)} · {t.deposits.rateLine(conversion.rate, code)}
        </p>
      </div>
    </div>
  )
}

/** It ended, well or not: nothing is left to ask for. */
function Decided({ deposit, onClose }: { deposit: DepositView; onClose: () => void }) {
  return (
    <div className={css.form} aria-live="polite">
      <Progress deposit={deposit} />
      <Button look="solid" onClick={onClose}>
        {t.deposits.done}
      </Button>
    </div>
  )
}

type HoldingProps = Pick<Props, 'offer' | 'isRenewing' | 'onRenew'>

/** How long the rate holds, and the way to a new one after it. */
function Holding({ offer: { conversion, depositId }, isRenewing, onRenew }: HoldingProps) {
  const left = useTimeLeft(conversion.expires_at)
  if (left > 0) {
    return (
      <p className={css.left} role="timer">
        {t.deposits.timeLeft} <b>{format.countdown(left)}</b>
      </p>
    )
  }
  return (
    <Alert kind="info">
      {t.deposits.timeOver}{' '}
      {depositId === undefined && (
        <Button look="ghost" busy={isRenewing} onClick={onRenew}>
          {t.deposits.newRate}
        </Button>
      )}
    </Alert>
  )
}

function useRequest({ conversion }: Offer, receipt: File | undefined, onDone: () => void) {
  const queries = useQueryClient()
  const { currency, usd_amount: usd, quote } = conversion
  // One key for each quote: pressed twice, or again after no answer came, it asks for one deposit.
  const [keys] = useState(() => new Map<string, string>())
  return useMutation({
    mutationFn: () => {
      const key = keys.get(quote) ?? crypto.randomUUID()
      keys.set(quote, key)
      const route =
        currency === 'btc' ? depositRoutes.depositBitcoin : depositRoutes.depositEthereum
      const body = { usd_amount: usdFromNumber(usd) ?? zeroUsd, quote }
      return call(route, { body, file: receipt, idempotencyKey: key })
    },
    onSuccess: ({ message }) => {
      toast('success', message)
      void refreshDeposits(queries)
      onDone()
    },
  })
}

function useArrived({ address, conversion, depositId }: Offer): DepositView | undefined {
  const list = useDeposits()
  const [since] = useState(() => serverNow() - 2_000)
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  return arrivedOf(rows, { address, amount: conversion.amount, since, depositId })
}

type ArrivedProps = { readonly offer: Offer; readonly deposit: DepositView | undefined }

function Arrived({ offer: { conversion }, deposit }: ArrivedProps) {
  return (
    <div className={css.arrived} aria-live="polite">
      <span className={css.label}>{t.deposits.status}</span>
      {deposit ? (
        <Progress deposit={deposit} />
      ) : (
        <Tag tone="info">{t.deposits.detail.waiting}</Tag>
      )}
      <Takes conversion={conversion} />
    </div>
  )
}

/** How long it will be, before and while the client waits. */
export function Takes({ conversion }: { readonly conversion: ConversionView }) {
  const { confirmations_needed: needed } = conversion
  return (
    <small className={css.label}>{t.deposits.takes(needed, secondsToCredit(conversion))}</small>
  )
}

function TestCoins({ offer: { conversion } }: { readonly offer: Offer }) {
  const { currency, amount } = conversion
  const sending = useMutation({
    mutationFn: () => call(depositRoutes.sendTestCoins, { body: { currency, amount } }),
    onSuccess: ({ message }) => toast('success', message),
  })
  return (
    <div className={css.test}>
      <Tag tone="warning">{t.deposits.test}</Tag>
      <p>{t.deposits.testCoinsNote}</p>
      <Button busy={sending.isPending} onClick={() => sending.mutate()}>
        {t.deposits.testCoins}
      </Button>
      {sending.isError && <Alert kind="error">{messageOf(sending.error)}</Alert>}
    </div>
  )
}

function useTimeLeft(until: string): number {
  const end = Date.parse(until)
  const [left, setLeft] = useState(() => end - serverNow())
  useEffect(() => {
    setLeft(end - serverNow())
    const timer = setInterval(() => setLeft(end - serverNow()), 1_000)
    return () => clearInterval(timer)
  }, [end])
  return left
}
