// The receipt's own results against those recomputed in this browser.

import { useMemo } from 'react'
import * as format from '#browser/format/format.ts'
import type { ReceiptView } from '#contract/shared/receipts.ts'
import { Icon } from '#ui/Icon.tsx'
import { Tag } from '#ui/Tag.tsx'
import { type Check, recompute } from '#verify/outcome.ts'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Receipt.module.css'

export function Checks({ receipt }: { receipt: ReceiptView }) {
  const checks = useMemo(() => recompute(receipt), [receipt])
  const passed = checks.filter((check) => check.ok).length
  return (
    <section className={css.panel}>
      <div className={css.title}>
        <h2>{t.receipt.check}</h2>
        {checks.length > 0 && (
          <Tag tone={passed === checks.length ? 'good' : 'bad'}>
            {t.receipt.summary(passed, checks.length)}
          </Tag>
        )}
      </div>
      <p className={css.note}>{t.receipt.checkNote}</p>
      {checks.length === 0 && <p>{t.receipt.notYet}</p>}
      <ul className={css.checks}>
        {checks.map((check) => (
          <CheckRow key={check.name} check={check} />
        ))}
      </ul>
    </section>
  )
}

function CheckRow({ check: { name, ok, stated, computed } }: { check: Check }) {
  const { passed, failed } = t.receipt
  return (
    <li>
      <div>
        <p>{t.receipt.checks[name]}</p>
        <small>
          {ok
            ? wordsOf(computed)
            : `${t.receipt.stated(wordsOf(stated))}; ${t.receipt.computed(wordsOf(computed))}`}
        </small>
      </div>
      <b className={css.verdict} data-ok={ok}>
        <Icon name={ok ? 'check' : 'close'} small />
        {ok ? passed : failed}
      </b>
    </li>
  )
}

/** A result, a figure, or a price with its tick: "0.0051643 (no. 6189, 2026-11-21T14:32:12Z)". */
function wordsOf(text: string | null): string {
  if (text === null) return t.receipt.none
  const statuses: Readonly<Record<string, string>> = t.tradeHistory.status
  return statuses[text] ?? format.figures(text).replace('(no. ', `(${t.receipt.tickNumber} `)
}
