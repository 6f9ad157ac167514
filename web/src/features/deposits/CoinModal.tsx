// Paying in with a coin, in two steps: the amount and what it makes of the coin, then where to send
// it. A deposit that was asked for before begins at the second.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as format from '#browser/format/format.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { DepositView } from '#contract/client/deposits.ts'
import type { Coin } from '#kernel/coins.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Modal } from '../../lib/panels/Modal.tsx'
import { amountFrom } from './amount.ts'
import { cancelDeposit, convert, depositAddress } from './api.ts'
import css from './Deposits.module.css'
import { PayStep } from './PayStep.tsx'
import { RateLine } from './RateLine.tsx'
import { type Offer, offerOf } from './resume.ts'
import { Takes } from './Takes.tsx'
import { useConversion } from './use-conversion.ts'
import { refreshDeposits } from './use-deposits.ts'

type Props = {
  readonly currency: Coin
  /** The one whose payment goes on. */
  readonly deposit?: DepositView
  readonly onClose: () => void
}

export default function CoinModal({ currency, deposit, onClose }: Props) {
  const [offer, setOffer] = useState<Offer | undefined>(deposit && offerOf(deposit))
  const [typed, setTyped] = useState('')
  const title = t.deposits.open(t.deposits.coins[currency])
  const take = useTakeOffer(currency, setOffer)
  const { form } = useForm({
    check: ({ usd_amount: text = '' }) => {
      const usd = amountFrom(text)
      return usd === undefined ? { errors: {} } : { value: { usd } }
    },
    sending: take,
  })
  return (
    <Modal title={title} onClose={onClose}>
      {offer ? (
        <PayStep
          offer={offer}
          renewing={{
            isPending: take.isPending,
            error: take.error,
            start: () =>
              take.mutate({ usd: String(offer.conversion.usd_amount), insteadOf: offer.depositId }),
          }}
          onBack={() => setOffer(undefined)}
          // It stays where it is: what was asked for is still to be paid.
          onAsked={({ deposit_id: depositId }) => setOffer({ ...offer, depositId })}
          onClose={onClose}
        />
      ) : (
        <Form className={css.form} {...form}>
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
        </Form>
      )}
    </Modal>
  )
}

type Wish = {
  readonly usd: string
  /** Asked for at a rate that has ended: it gives way. */
  readonly insteadOf?: string | undefined
}

function useTakeOffer(currency: Coin, onTaken: (offer: Offer) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ usd, insteadOf }: Wish): Promise<Offer> => {
      const [conversion, address] = await Promise.all([
        convert(currency, usd),
        depositAddress(currency),
      ])
      if (insteadOf !== undefined) await cancelDeposit(insteadOf)
      return { conversion, address }
    },
    onSuccess: onTaken,
    onSettled: (_, __, { insteadOf }) => insteadOf !== undefined && refreshDeposits(queries),
  })
}

type AmountProps = {
  readonly currency: Coin
  readonly typed: string
  readonly onType: (text: string) => void
}

function Amount({ currency, typed, onType }: AmountProps) {
  const usd = amountFrom(typed)
  const code = currency.toUpperCase()
  const conversion = useConversion(currency, usd)
  const known = usd === undefined ? undefined : conversion.data
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
        <b>{known ? format.figures(known.amount) : '\u2014'}</b>
        <small className={css.label}>
          {known ? <RateLine conversion={known} /> : whyNone(usd, conversion.error)}
        </small>
        {known && <Takes conversion={known} />}
      </div>
    </>
  )
}

function whyNone(usd: string | undefined, error: Error | null): string {
  if (usd === undefined) return t.deposits.equivalentNone
  return error ? messageOf(error) : t.deposits.working
}
