// What came of the trades that are listed: what they brought along the way beside what the margin
// costs, how often they won against the chance that was priced, and by pair and duration.

import * as format from '#browser/format/format.ts'
import type { TradeSummary } from '#contract/client/trade-summary.ts'
import * as t from '../../i18n/i18n.ts'
import { useSymbolName } from '../market.ts'
import { curvesOf } from './curves.ts'
import css from './Summary.module.css'

const { summary: words } = t.tradeHistory

export function Summary({ summary }: { summary: TradeSummary }) {
  const nameOf = useSymbolName()
  return (
    <div className={css.panels}>
      <Net summary={summary} />
      <Won summary={summary} />
      <Parts
        title={words.byPair}
        parts={summary.by_symbol.map(({ symbol, ...one }) => ({ ...one, name: nameOf(symbol) }))}
      />
      <Parts
        title={words.byDuration}
        parts={summary.by_duration.map(({ duration, ...one }) => ({
          ...one,
          name: format.duration(duration),
        }))}
      />
    </div>
  )
}

type Props = { readonly summary: TradeSummary }

const size = { width: 400, height: 120 } as const
const signOf = (value: number) => (value === 0 ? 'even' : value > 0 ? 'up' : 'down')

function Net({ summary: { net, margin_cost: cost, staked, curve } }: Props) {
  const { line, expected, zero } = curvesOf(curve, size)
  return (
    <section className={css.panel} aria-label={words.netTitle}>
      <h2>
        {words.netTitle} <b data-sign={signOf(net)}>{format.signed(net)}</b>
      </h2>
      <p>{words.marginPaid(format.money(cost), format.money(staked))}</p>
      <svg
        className={css.curve}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.curve(format.signed(net), format.money(cost))}
      >
        <path className={css.zero} d={`M0 ${zero}H${size.width}`} />
        <path className={css.expected} d={expected} />
        <path className={css.line} d={line} />
      </svg>
      <p>{words.dashed}</p>
    </section>
  )
}

function Won({ summary }: Props) {
  const { win_rate: rate, interval, priced, won, lost } = summary
  const { longest_won: longestWon, longest_lost: longestLost } = summary
  const share = (value: number) => format.percent(value)
  return (
    <section className={css.panel} aria-label={words.wonAgainst}>
      <h2>{words.wonAgainst}</h2>
      {rate === null || interval === null || priced === null ? (
        <p>{words.noneDecided}</p>
      ) : (
        <>
          <svg
            className={css.scale}
            viewBox="0 0 100 16"
            preserveAspectRatio="none"
            role="img"
            aria-label={words.scale(share(rate), share(priced))}
          >
            <rect className={css.track} x="0" y="6" width="100" height="4" />
            <rect
              className={css.band}
              x={100 * interval[0]}
              y="5"
              width={100 * (interval[1] - interval[0])}
              height="6"
            />
            <path className={css.priced} d={`M${100 * priced} 1v14`} />
            <path className={css.dot} d={`M${100 * rate} 8h0`} />
          </svg>
          <p>
            <b>{words.wonOf(share(rate), share(priced))}</b>
          </p>
          <p>{words.band(share(interval[0]), share(interval[1]))}</p>
        </>
      )}
      <p>{words.counts(won, lost)}</p>
      <p>{words.streaks(longestWon, longestLost)}</p>
    </section>
  )
}

type Part = { readonly name: string; readonly trades: number; readonly net: number }

const partsMost = 8

function Parts({ title, parts }: { readonly title: string; readonly parts: readonly Part[] }) {
  const most = Math.max(1, ...parts.map(({ net }) => Math.abs(net)))
  return (
    <section className={css.panel} aria-label={title}>
      <h2>{title}</h2>
      <table className={css.parts}>
        <tbody>
          {parts.slice(0, partsMost).map(({ name, trades, net }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={css.bars} aria-hidden="true">
                <svg viewBox="-50 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    data-sign={signOf(net)}
                    x={Math.min(0, (50 * net) / most)}
                    y="1"
                    width={(50 * Math.abs(net)) / most}
                    height="8"
                  />
                  <path d="M0 0v10" />
                </svg>
              </td>
              <td>{format.signed(net)}</td>
              <td>{trades}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {parts.length > partsMost && <p>{words.others(parts.length - partsMost)}</p>}
    </section>
  )
}
