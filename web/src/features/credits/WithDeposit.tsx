// A deposit that waits for its payment can be told to buy a pack, and those that were.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import type { CreditOrderView, CreditsView } from '#contract/client/credits.ts'
import type { DepositView } from '#contract/client/deposits.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { shortId } from '../../lib/trading/trade-texts.ts'
import { dropOrder, orderCredits, waitingQuery } from './api.ts'
import css from './Credits.module.css'
import { useCreditCall } from './use-credits.ts'

export function WithDeposit({ credits }: { credits: CreditsView }) {
  return (
    <section className={`${panelClass} ${css.part}`} aria-labelledby="credits-pay">
      <h2 id="credits-pay">{t.credits.pay}</h2>
      <p>{t.credits.payLead}</p>
      <Loaded query={useQuery(waitingQuery)} lines={3}>
        {(waiting) =>
          waiting.length === 0 ? (
            <p className={css.blocked}>
              {t.credits.noDeposits}
              <Link className={buttonClass()} to="/user/deposit">
                {t.credits.ask}
              </Link>
            </p>
          ) : (
            <OrderForm credits={credits} waiting={waiting} />
          )
        }
      </Loaded>
      {credits.orders.length > 0 && (
        <>
          <h3>{t.credits.orders}</h3>
          <ul className={css.rows}>
            {credits.orders.map((order) => (
              <OrderRow key={order.deposit_id} order={order} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type Props = { readonly credits: CreditsView; readonly waiting: readonly DepositView[] }

function OrderForm({ credits: { packs, blocked }, waiting }: Props) {
  const [deposit, setDeposit] = useState('')
  const [pack, setPack] = useState('')
  const order = useCreditCall(orderCredits)
  const isSold = blocked === null || blocked === 'credits_need_identity'
  return (
    <div className={css.form}>
      <SelectField
        label={t.credits.deposit}
        placeholder={t.credits.choose}
        value={deposit}
        choices={waiting.map((one) => ({ value: one.deposit_id, label: nameOf(one) }))}
        onChange={({ target }) => setDeposit(target.value)}
      />
      <SelectField
        label={t.credits.pack}
        placeholder={t.credits.choose}
        value={pack}
        choices={packs.map((one) => ({
          value: String(one.credits),
          label: `${t.credits.count(format.plain(one.credits, 0))}, ${format.money(one.usd)}`,
        }))}
        onChange={({ target }) => setPack(target.value)}
      />
      <Button
        onClick={() => order.mutate({ deposit_id: deposit, credits: Number(pack) })}
        busy={order.isPending}
        disabled={!isSold || deposit === '' || pack === ''}
      >
        {t.credits.order}
      </Button>
    </div>
  )
}

function nameOf({ deposit_id: id, amount, createdAt }: DepositView): string {
  const sum = amount === null ? '' : `${format.money(amount)}, `
  return `${sum}${format.dateMinute(createdAt)}, ${shortId(id)}`
}

function OrderRow({ order }: { order: CreditOrderView }) {
  const drop = useCreditCall(dropOrder)
  const isWaiting = order.ended_at === null
  return (
    <li className={css.row}>
      <span>
        {t.credits.count(format.plain(order.credits, 0))}, {shortId(order.deposit_id)}
      </span>
      <span>{stateOf(order)}</span>
      {isWaiting && (
        <Button look="ghost" busy={drop.isPending} onClick={() => drop.mutate(order.deposit_id)}>
          {t.credits.drop}
        </Button>
      )}
    </li>
  )
}

function stateOf({ ended_at: ended, refused }: CreditOrderView): string {
  if (ended === null) return t.credits.waits
  if (refused === null) return t.credits.bought
  return refused === 'dropped' ? t.credits.dropped : t.credits.notBought
}
