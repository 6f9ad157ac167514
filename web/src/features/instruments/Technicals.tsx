// What the usual indicators say of the candles that the chart shows, in plain words, with what each
// means and where it ends. No advice.

import * as format from '#browser/format/format.ts'
import { Steady } from '#browser/panels/Steady.tsx'
import { ClaimArea } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useCandles } from '../../lib/price/bars.ts'
import type { ChartInterval } from '../../lib/price/chart-intervals.ts'
import { Still } from '../../lib/site/Still.tsx'
import { Meanings } from './Meanings.tsx'
import css from './Technicals.module.css'
import { averages, type Technicals as Readings, technicalsOf } from './technicals.ts'

type Props = {
  readonly symbol: string
  readonly decimals: number
  readonly interval: ChartInterval
  /** False until it is near what is seen. */
  readonly isWanted: boolean
}

type Row = {
  readonly indicator: string
  readonly value: string
  readonly says: string
  /** All that it may say: the row keeps the room for each. */
  readonly sentences: readonly string[]
}

export function Technicals({ symbol, decimals, interval, isWanted }: Props) {
  const { data } = useCandles(symbol, interval, isWanted)
  const readings = data && technicalsOf(data.map(({ close }) => close))
  const words = t.instruments
  return (
    <ClaimArea id="prices" label={words.technical} isTold className={css.technicals}>
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
          {rowsOf(readings, decimals).map(({ indicator, value, says, sentences }) => (
            <tr key={indicator}>
              <th scope="row">{indicator}</th>
              <td className={css.value}>{value}</td>
              <td>
                <Steady text={says} of={sentences} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className={css.means}>
        <summary>{words.means}</summary>
        <Still name="meanings">{import.meta.env.SSR && <Meanings />}</Still>
      </details>
      <p className={css.limits}>{words.limits}</p>
    </ClaimArea>
  )
}

function rowsOf(readings: Readings | undefined, decimals: number): Row[] {
  const words = t.instruments
  const price = (value: number) => format.price(value, decimals)
  const signed = (value: number) => signedPrice(value, decimals)
  const row = rowOf(readings === undefined ? words.waiting : words.tooFew)
  const { rsi, macd, bands } = readings ?? {}
  return [
    ...averages.map(({ id }) => {
      const reading = readings?.averages.find((one) => one.id === id)?.reading
      const value = reading && price(reading.value)
      return row(words.average[id], value, words.averageSays, reading?.side)
    }),
    row(words.rsi, rsi && format.plain(rsi.value, 1), words.rsiSays, rsi?.zone),
    row(
      words.macd,
      macd && words.macdValue(signed(macd.line), signed(macd.signal)),
      words.macdSays,
      macd?.side,
    ),
    row(
      words.bands,
      bands && words.bandsValue(price(bands.lower), price(bands.upper)),
      words.bandsSays,
      bands?.place,
    ),
  ]
}

/** What stands where there is no reading yet, or cannot be one. */
function rowOf(missing: string) {
  return <K extends string>(
    indicator: string,
    value: string | undefined,
    says: Readonly<Record<K, string>>,
    reading: K | undefined,
  ): Row => ({
    indicator,
    value: value ?? '\u2013',
    says: reading === undefined ? missing : says[reading],
    sentences: [...Object.values<string>(says), t.instruments.waiting, t.instruments.tooFew],
  })
}

function signedPrice(value: number, decimals: number): string {
  const text = format.withMinus(format.price(value, decimals))
  return value > 0 ? format.withPlus(text) : text
}
