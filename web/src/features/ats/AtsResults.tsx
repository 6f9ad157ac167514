// What came of it: the result day by day as a curve, how far it fell, and what it cost.

import { useQuery } from '@tanstack/react-query'
import * as format from '#browser/format/format.ts'
import { Facts } from '#browser/panels/Facts.tsx'
import type { AtsResults as Results } from '#contract/client/ats.ts'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { useBook } from '../../lib/trading/book.ts'
import css from './Ats.module.css'
import { resultsQuery } from './api.ts'
import { curvePath } from './curve-path.ts'

export function AtsResults() {
  const mode = useBook((book) => book.mode)
  return (
    <section className={panelClass} aria-label={t.ats.resultsTitle}>
      <h2>{t.ats.resultsOf(t.ats.modes[mode])}</h2>
      <Loaded query={useQuery(resultsQuery(mode))} lines={6}>
        {(results) => (results.placed === 0 ? <p>{t.ats.resultsEmpty}</p> : <Shown of={results} />)}
      </Loaded>
    </section>
  )
}

function Shown({ of }: { readonly of: Results }) {
  const { results } = t.ats
  return (
    <>
      <Curve of={of} />
      <Facts
        facts={[
          [results.brought, format.signed(of.brought)],
          [results.drawdown, format.money(of.drawdown)],
          [results.cost, format.money(of.cost)],
          [results.staked, format.money(of.staked)],
          [results.placed, String(of.placed)],
          [results.ends, results.counts(of.won, of.lost, of.tied, of.voided)],
        ]}
      />
      <p className={css.note}>{t.ats.costNote}</p>
    </>
  )
}

const size = { width: 640, height: 180 }

function Curve({ of: { curve } }: { readonly of: Results }) {
  const { line, zero } = curvePath(
    curve.map(({ brought }) => brought),
    size,
  )
  const last = curve.at(-1)
  const says = t.ats.curveSays(curve.length, format.signed(last?.brought ?? 0))
  return (
    <figure className={css.curve}>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={says}
      >
        <line className={css.zero} x1="0" x2={size.width} y1={zero} y2={zero} />
        <path className={css.line} d={line} />
      </svg>
      <figcaption>{says}</figcaption>
    </figure>
  )
}
