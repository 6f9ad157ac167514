// What a bot ordered last, and what each order met.

import * as format from '#browser/format/format.ts'
import type { BotOrderView } from '#contract/client/trader.ts'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Trader.module.css'

type Props = { readonly orders: readonly BotOrderView[]; readonly pair: string }

export function BotOrders({ orders, pair }: Props) {
  const [base = '', quote = ''] = pair.split('/')
  if (orders.length === 0) return <p className={css.note}>{t.trader.ordersNone}</p>
  return (
    // Wider than a phone: it is moved sideways, by keys too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section className={css.scrolls} aria-label={t.trader.ordersTitle} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {Object.entries(t.trader.order).map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td>{format.dateTime(order.at)}</td>
              <td>
                {t.trader.sides[order.side]} <small>{t.trader.codes[order.why] ?? ''}</small>
              </td>
              <td>
                {t.trader.ofAmount(order.filled, order.amount)} {base}
              </td>
              <td>
                {order.paid} {quote}
              </td>
              <td>{order.fees.map(({ asset, total }) => `${total} ${asset}`).join(', ')}</td>
              <td>
                {order.ending ? t.trader.orderEndings[order.ending] : t.trader.working}
                {!order.is_live && <small> {t.trader.paper}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
