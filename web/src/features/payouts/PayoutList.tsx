// A line for each payout: a table where there is room, a list of cards where there is not.

import * as format from '#browser/format/format.ts'
import type { PayoutView } from '#contract/public/payouts.ts'
import { factsOf } from '#kernel/coins.ts'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Payouts.module.css'

export function PayoutList({ payouts }: { payouts: readonly PayoutView[] }) {
  const { paid, method, amount, destination, transaction } = t.payouts
  return (
    <table className={css.list} aria-label={t.payouts.label}>
      <thead>
        <tr>
          {[paid, method, amount, destination, transaction].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {payouts.map((payout) => (
          <Row
            key={`${payout.paid_at} ${payout.destination} ${payout.transaction_id}`}
            payout={payout}
          />
        ))}
      </tbody>
    </table>
  )
}

function Row({ payout }: { payout: PayoutView }) {
  const network = payout.network && t.payouts.networks[factsOf(payout.network)?.kind ?? 'simulated']
  return (
    <tr>
      <td>{format.dateTime(payout.paid_at)}</td>
      <td>
        {t.payouts.methods[payout.method]} {network && <Tag tone="warning">{network}</Tag>}
      </td>
      <td className={css.amount}>{format.money(payout.amount)}</td>
      <td>{payout.destination ?? t.payouts.bankAccount}</td>
      <td>
        <Transaction payout={payout} />
      </td>
    </tr>
  )
}

function Transaction({ payout }: { payout: PayoutView }) {
  const { transaction_id: id, explorer_url: url } = payout
  if (id === null) return t.payouts.noTransaction
  const short = id.length > 16 ? `${id.slice(0, 8)}\u2026${id.slice(-6)}` : id
  if (url === null) return <span title={id}>{short}</span>
  return (
    <a className={css.link} href={url} rel="noreferrer" aria-label={t.payouts.look(short)}>
      {short}
    </a>
  )
}
