// What the usual indicators say of the candles that the chart shows, in plain words, with what each
// means and where it ends. No advice.

import { useCandles } from '../../lib/bars.ts'
import { ClaimArea } from '../../lib/Claim.tsx'
import type { ChartInterval } from '../../lib/chart-intervals.ts'
import * as format from '../../lib/format.ts'
import * as t from '../../lib/i18n.ts'
import css from './Technicals.module.css'
import { averages, type Technicals as Readings, technicalsOf } from './technicals.ts'

type Props = {
  readonly symbol: string
  readonly decimals: number
  readonly interval: ChartInterval
  /** False until it is near what is seen. */
  readonly isWanted: boolean
}

type Row = readonly [indicator: string, value: string, says: string]

export function Technicals({ symbol, decimals, interval, isWanted }: Props) {
  const { data } = useCandles(symbol, interval, isWanted)
  const readings = data && technicalsOf(data.map(({ close }) => close))
  const words = t.instruments
  return (
    <ClaimArea id="prices" label={words.technical} className={css.technicals}>
      <h3>{words.technical}</h3>
      <p className={css.lead}>{words.technicalLead(words.intervals[interval])}</p>
      <table className={css.readings}>
        <thead>
          <tr>
            <th scope="col">{words.indicator}</th>
            <th scope="col">{words.value}</th>
            <th scope="col">{words.says}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(readings, decimals).map(([indicator, value, says]) => (
            <tr key={indicator}>
              <th scope="row">{indicator}</th>
              <td className={css.value}>{value}</td>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className={css.means}>
        <summary>{words.means}</summary>
        <dl>
          {words.meaning.map(([name, meaning]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className={css.limits}>{words.limits}</p>
    </ClaimArea>
  )
}

function rowsOf(readings: Readings | undefined, decimals: number): Row[] {
  const words = t.instruments
  const price = (value: number) => format.price(value, decimals)
  const missing = readings === undefined ? words.waiting : words.tooFew
  const row = (name: string, known: readonly [string, string] | undefined): Row =>
    known ? [name, ...known] : [name, '\u2013', missing]
  const rsi = readings?.rsi
  const macd = readings?.macd
  const bands = readings?.bands
  return [
    ...averages.map(({ id }) => {
      const reading = readings?.averages.find((one) => one.id === id)?.reading
      return row(
        words.average[id],
        reading && [price(reading.value), words.averageSays[reading.side]],
      )
    }),
    row(words.rsi, rsi && [format.plain(rsi.value, 1), words.rsiSays[rsi.zone]]),
    row(
      words.macd,
      macd && [
        words.macdValue(signedPrice(macd.line, decimals), signedPrice(macd.signal, decimals)),
        words.macdSays[macd.side],
      ],
    ),
    row(
      words.bands,
      bands && [
        words.bandsValue(price(bands.lower), price(bands.upper)),
        words.bandsSays[bands.place],
      ],
    ),
  ]
}

function signedPrice(value: number, decimals: number): string {
  const text = format.price(value, decimals).replace('-', '\u2212')
  return value > 0 ? `+${text}` : text
}
