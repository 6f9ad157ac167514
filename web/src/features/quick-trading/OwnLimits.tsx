// What the client's own limits leave on the live account, and a break that runs. Loaded after the
// trade form: most clients have neither.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import type { OwnLimitView } from '#contract/client/limits.ts'
import { linkClass } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import {
  instantText,
  leftOf,
  refreshOwnLimits,
  tightest,
  useOwnLimits,
} from '../../lib/limits/limits.ts'
import { listen } from '../../lib/stream/stream.ts'
import { useBook } from '../../lib/trading/book.ts'
import css from './OwnLimits.module.css'

export default function OwnLimits() {
  const { data } = useOwnLimits()
  const isReal = useBook((book) => book.mode === 'real')
  const limits = isReal && data ? kinds.flatMap((kind) => tightest(data.limits, kind) ?? []) : []
  useRefresh(limits.length > 0)
  const until = data?.self_excluded_until ?? data?.cool_off_until
  if (until != null) {
    return (
      <p className={css.limits}>
        <Link className={linkClass} to="/user/limits">
          {t.limits.onBreak(instantText(until))}
        </Link>
      </p>
    )
  }
  if (limits.length === 0) return null
  return (
    <ul className={css.limits}>
      {limits.map((limit) => (
        <Left key={limit.kind} limit={limit} />
      ))}
    </ul>
  )
}

const kinds = ['loss', 'stake'] as const

function Left({ limit }: { limit: OwnLimitView }) {
  const { kind, period } = limit
  if (kind === 'deposit') return null
  return (
    <li>
      <Link className={linkClass} to="/user/limits">
        {t.limits.formLeft[kind][period]}
      </Link>
      <b>{t.limits.left(format.money(leftOf(limit) ?? 0))}</b>
    </li>
  )
}

const settleDownMs = 500

/** Asks anew a moment after the last of some trades began or ended. */
function useRefresh(isLimited: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isLimited) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => void refreshOwnLimits(queries), settleDownMs)
    }
    const stop = listen({
      event: (event) => {
        if (event.type === 'trade' && event.trade.mode === 'real') refresh()
      },
      missed: refresh,
    })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [isLimited, queries])
}
