// Paying in with a coin, in two steps: the amount and what it makes of the coin, then where to send
// it. A deposit that was asked for before begins at the second.

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type DepositCurrency, type DepositView, depositRoutes } from '#contract/deposits.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { call } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import * as t from '../../lib/i18n.ts'
import { Modal } from '../../lib/Modal.tsx'
import { amountFrom } from './amount.ts'
import css from './Deposits.module.css'
import { PayStep, Takes } from './PayStep.tsx'
import { type Offer, offerOf } from './resume.ts'
import { useConversion } from './use-conversion.ts'

type Props = {
  readonly currency: DepositCurrency
  /** The one whose payment goes on. */
  readonly deposit?: DepositView
  readonly onClose: () => void
}

export default function CoinModal({ currency, deposit, onClose }: Props) {
  const [offer, setOffer] = useState<Offer | undefined>(deposit && offerOf(deposit))
  const [typed, setTyped] = useState('')
  const title = t.deposits.open(t.deposits.coins[currency])
  const take = useMutation({
    mutationFn: async (usd: string) => {
      const query = { currency, usd_amount: usd }
      const [conversion, address] = await Promise.all([
        call(depositRoutes.depositConversion, { query }),
        call(depositRoutes.depositAddress, { query: { currency } }),
      ])
      return { conversion: conversion.data, address: address.data }
    },
    onSuccess: setOffer,
  })
  const preview = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const usd = amountFrom(typed)
    if (usd !== undefined) take.mutate(usd)
  }
  return (
    <Modal title={title} onClose={onClose}>
      {offer ? (
        <PayStep
          offer={offer}
          isRenewing={take.isPending}
          onRenew={() => take.mutate(String(offer.conversion.usd_amount))}
          onBack={() => setOffer(undefined)}
          onClose={onClose}
        />
      ) : (
        <form className={css.form} noValidate onSubmit={preview}>
          {take.isError && <Alert kind="error">{messageOf(take.error)}</Alert>}
          <Amount currency={currency} typed={typed} onType={setTyped} />
          <Button
            type="submit"
            look="solid"
            busy={take.isPending}
            disabled={amountFrom(typed) === undefined}
          >
            {take.isPending ? t.deposits.working : t.deposits.preview}
          </Button>
        </form>
      )}
    </Modal>
  )
}

type AmountProps = {
  readonly currency: DepositCurrency
  readonly typed: string
  readonly onType: (text: string) => void
}

function Amount({ currency, typed, onType }: AmountProps) {
  const usd = amountFrom(typed)
  const code = currency.toUpperCase()
  const conversion = useConversion(currency, usd)
  const isWrong = typed.trim() !== '' && usd === undefined
  return (
    <>
      <TextField
        label={t.deposits.amountLabel}
        name="usd_amount"
        inputMode="decimal"
        autoComplete="off"
        required
        value={typed}
        onChange={({ target }) => onType(target.value)}
        hint={t.deposits.amountHint}
        error={isWrong ? t.deposits.amountWrong : undefined}
      />
      <div className={css.equivalent} aria-live="polite">
        <span className={css.label}>{t.deposits.equivalent(code)}</span>
        <b>{conversion.data && usd !== undefined ? conversion.data.amount : '\u2014'}</b>
        <small className={css.label}>
          {conversion.data && usd !== undefined
            ? t.deposits.rateLine(conversion.data.rate, code)
            : conversion.isError
              ? messageOf(conversion.error)
              : t.deposits.equivalentNone}
        </small>
        {conversion.data && usd !== undefined && <Takes conversion={conversion.data} />}
      </div>
    </>
  )
}
