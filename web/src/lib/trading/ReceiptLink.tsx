// From a row about a trade to its receipt: the whole row leads there. Wide screens link the trade's
// id, phones the row's first cell.

import type { ReactNode } from 'react'
import { Link } from 'wouter'
import * as t from '../i18n/i18n.ts'
import css from './ReceiptLink.module.css'
import { shortId } from './trade-texts.ts'

export function ReceiptLink({ id }: { readonly id: string }) {
  return (
    <Link
      className={`${css.row} ${css.id}`}
      to={`/user/trades/${id}`}
      title={id}
      aria-label={t.tradeHistory.receipt(shortId(id))}
    >
      {shortId(id)}
    </Link>
  )
}

type CellProps = {
  readonly id: string
  /** Under it on phones, where the columns that say it are not shown. */
  readonly note: ReactNode
  readonly children: ReactNode
}

export function ReceiptCell({ id, note, children }: CellProps) {
  return (
    <>
      <span className={css.wide}>{children}</span>
      <Link className={`${css.row} ${css.narrow}`} to={`/user/trades/${id}`}>
        <span>{children}</span>
        <small>{note}</small>
        <span className="sr">{t.tradeHistory.receipt(shortId(id))}</span>
      </Link>
    </>
  )
}
