// What was bought: each with its invoice, and what of it can still be given back.

import { useInfiniteQuery } from '@tanstack/react-query'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { CreditPurchaseView } from '#contract/client/credits.ts'
import { Button } from '#ui/Button.tsx'
import { List } from '#ui/DataTablePage.tsx'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { giveBack, purchasesQuery } from './api.ts'
import css from './Credits.module.css'
import { useCreditCall, useInvoice } from './use-credits.ts'

export function Purchases() {
  const list = useInfiniteQuery(purchasesQuery)
  const purchases = list.data?.pages.flatMap(({ data }) => data) ?? []
  const texts = {
    ...t.shell,
    empty: t.credits.noPurchases,
    more: t.credits.more,
    failed: messageOf,
  }
  return (
    <section className={`${panelClass} ${css.part}`} aria-labelledby="credits-purchases">
      <h2 id="credits-purchases">{t.credits.purchases}</h2>
      <List list={list} isEmpty={purchases.length === 0} texts={texts}>
        <ul className={css.rows}>
          {purchases.map((purchase) => (
            <Purchase key={purchase.id} purchase={purchase} />
          ))}
        </ul>
      </List>
    </section>
  )
}

function Purchase({ purchase }: { purchase: CreditPurchaseView }) {
  const { id, invoice, unused, refund } = purchase
  const fetched = useInvoice()
  const back = useCreditCall(giveBack)
  return (
    <li className={css.row}>
      <span>
        {t.credits.count(format.amount(purchase.credits))},{' '}
        {t.credits.priceOf(format.amount(purchase.price))}
        <small className={css.note}> {format.dateMinute(purchase.bought_at)}</small>
      </span>
      <Button
        look="ghost"
        busy={fetched.isPending}
        onClick={() => fetched.mutate({ id, name: invoice, of: 'purchase' })}
      >
        {t.credits.invoice(invoice)}
      </Button>
      {refund && (
        <>
          <span>
            {t.credits.givenBack(format.amount(refund.credits), format.money(refund.usd))}
          </span>
          <Button
            look="ghost"
            onClick={() => fetched.mutate({ id, name: refund.credit_note, of: 'return' })}
          >
            {t.credits.creditNote(refund.credit_note)}
          </Button>
        </>
      )}
      {unused && (
        <Button busy={back.isPending} onClick={() => back.mutate(id)}>
          {t.credits.giveBack(format.amount(unused.credits), format.money(unused.usd))},{' '}
          {t.credits.until(format.date(unused.until))}
        </Button>
      )}
    </li>
  )
}
