// Where prices went just after clients traded: as a distribution over trades, nobody named.

import * as format from '#browser/format/format.ts'
import type { MarkoutSpread, MarkoutsView } from '#contract/public/markouts.ts'
import { ClaimArea } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { useReply } from '../../lib/site/replies.tsx'
import css from './Fairness.module.css'

export function Markouts() {
  const { data } = useReply(publicCalls.markouts)
  const { few } = t.fairness.markouts
  const { after_1s: one, after_5s: five } = data ?? {}
  if (!data || !one || !five) return <p>{few}</p>
  return (
    <ClaimArea id="markouts" className={css.calibration}>
      <Spread bounds={data.bounds_bp} one={one} five={five} />
      <p>{t.fairness.markouts.bp}</p>
    </ClaimArea>
  )
}

type SpreadProps = {
  readonly bounds: MarkoutsView['bounds_bp']
  readonly one: MarkoutSpread
  readonly five: MarkoutSpread
}

function Spread({ bounds, one, five }: SpreadProps) {
  const { table, move, after, mean } = t.fairness.markouts
  return (
    <div className={css.scrolling}>
      <table className={css.moves}>
        <caption>{table}</caption>
        <thead>
          <tr>
            <th scope="col">{move}</th>
            <th scope="col">{after.one}</th>
            <th scope="col">{after.five}</th>
          </tr>
        </thead>
        <tbody>
          {one.shares.map((share, part) => (
            <tr key={partText(bounds, part)}>
              <th scope="row">{partText(bounds, part)}</th>
              <td>{format.percent(share)}</td>
              <td>{format.percent(five.shares[part] ?? 0)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{mean}</th>
            <td>{meanText(one)}</td>
            <td>{meanText(five)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function partText(bounds: readonly number[], part: number): string {
  const { below, between, above } = t.fairness.markouts
  const [from, to] = [bounds[part - 1], bounds[part]].map(
    (bound) => bound !== undefined && format.withMinus(format.figures(String(bound))),
  )
  if (!from) return below(to || '')
  return to ? between(from, to) : above(from)
}

function meanText({ mean_bp: mean, within_bp: within }: MarkoutSpread): string {
  return t.fairness.markouts.meanOf(
    format.withMinus(format.plain(mean, 2)),
    format.plain(within, 2),
  )
}
