// From a filled form to a withdrawal on record: it is sent once without a proof, so that whatever
// stands in its way is said before the client confirms, then with it.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as format from '#browser/format/format.ts'
import type { Sending } from '#browser/forms/use-form.ts'
import { ApiError } from '#browser/http/api-error.ts'
import { newKey } from '#browser/http/new-key.ts'
import type { WithdrawalTerms } from '#contract/client/withdrawals.ts'
import type { WithdrawalMethod } from '#contract/public/payouts.ts'
import type { Usd } from '#kernel/money.ts'
import { usdToNumber } from '#kernel/money.ts'
import { Alert } from '#ui/Alert.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { toast } from '../../lib/toast/toast.ts'
import { netAfter } from './amount.ts'
import { Confirm } from './Confirm.tsx'
import { refreshWithdrawals } from './use-withdrawals.ts'
import css from './Withdrawals.module.css'

export type Wish = {
  readonly amount: Usd
  /** As the client confirms it. */
  readonly destination: string
  /** As the client reads it. */
  readonly shown: string
  readonly method: WithdrawalMethod | undefined
  readonly send: (extra: { proof?: string; key: string }) => Promise<{ readonly message: string }>
}

/** What the form sends by, once all of it is there. */
export type AskingForm = {
  readonly sending: Sending<Wish, void> & { readonly error: Error | null }
}

type Props = {
  readonly terms: WithdrawalTerms
  readonly onDone: () => void
  readonly form: (asking: AskingForm) => ReactNode
}

export function Asking({ terms, onDone, form }: Props) {
  const queries = useQueryClient()
  const [wish, setWish] = useState<Wish & { readonly key: string }>()
  const ask = useMutation({
    mutationFn: async (wanted: Wish) => {
      const key = newKey()
      await wanted.send({ key }).then(
        () => setWish(undefined),
        (error: unknown) => {
          const isNext = error instanceof ApiError && error.code === 'step_up_required'
          if (!isNext) throw error
          setWish({ ...wanted, key })
        },
      )
    },
  })
  const confirm = async (proof: string) => {
    if (!wish) return
    const { message } = await wish.send({ proof, key: wish.key })
    toast('success', message)
    void refreshWithdrawals(queries)
    onDone()
  }
  return (
    <>
      {/* Kept while the client confirms: going back loses nothing that was typed. */}
      <div hidden={wish !== undefined}>{form({ sending: ask })}</div>
      {wish && (
        <div className={css.form}>
          <h3>{t.withdrawals.confirmTitle}</h3>
          <Summary wish={wish} terms={terms} />
          <Confirm
            deed={{ action: 'withdraw', amount: wish.amount, destination: wish.destination }}
            terms={terms}
            onProof={confirm}
            onBack={() => setWish(undefined)}
          />
        </div>
      )}
    </>
  )
}

function Summary({ wish, terms }: { readonly wish: Wish; readonly terms: WithdrawalTerms }) {
  const { amount, shown, method } = wish
  const offer = terms.methods.find((it) => it.method === method)
  const net = offer && netAfter(amount, offer.fee)
  const cents = usdToNumber(amount)
  return (
    <>
      <dl className={css.facts}>
        <dt>{t.withdrawals.to}</dt>
        <dd className={css.code}>{shown}</dd>
        <dt>{t.withdrawals.amount}</dt>
        <dd>{format.money(cents)}</dd>
        {offer && (
          <>
            <dt>{t.withdrawals.feeLine}</dt>
            <dd>{format.money(offer.fee)}</dd>
          </>
        )}
        {net != null && (
          <>
            <dt>{t.withdrawals.netLine}</dt>
            <dd>
              <b>{format.money(net)}</b>
            </dd>
          </>
        )}
      </dl>
      <ul className={css.notes}>
        {method !== 'bank' && <li>{t.withdrawals.rateLater}</li>}
        {terms.new_destination_hours > 0 && (
          <li>{t.withdrawals.newWaits(terms.new_destination_hours)}</li>
        )}
        {cents > terms.two_staff_above && (
          <li>{t.withdrawals.twoStaff(format.money(terms.two_staff_above))}</li>
        )}
      </ul>
      {offer?.is_test && method !== 'bank' && <Alert kind="info">{t.withdrawals.test}</Alert>}
    </>
  )
}
