// What became of all signals of a rule, in figures and in words, and by instrument.

import * as format from '#browser/format/format.ts'
import { ratedFrom } from '#contract/public/signal-rules.ts'
import type { Measured, RecordView } from '#contract/public/signals.ts'
import { Tag, type Tone } from '#ui/Tag.tsx'
import * as t from '../i18n/i18n.ts'
import { RateBar } from './RateBar.tsx'
import css from './RecordCard.module.css'

const tones: Readonly<Record<Measured['verdict'], Tone>> = {
  too_few: 'neutral',
  loses: 'bad',
  unclear: 'neutral',
  above: 'good',
}
const dash = '\u2013'

type Props = { readonly record: RecordView; readonly heading: 'h2' | 'h3' }

export function RecordCard({ record, heading: Heading }: Props) {
  const { rule, version, horizon, started_at: startedAt, all } = record
  return (
    <article className={css.card}>
      <header>
        <Heading>{t.signals.rules[rule]}</Heading>
        <p className={css.about}>
          {t.signals.version(version)}, {t.signals.horizon(format.duration(horizon))},{' '}
          {t.signals.startedAt(format.date(startedAt))}
        </p>
      </header>
      <p className={css.idea}>{t.signals.ideas[rule]}</p>
      <p className={css.verdict}>
        <Tag tone={tones[all.verdict]}>{rateText(all)}</Tag> {t.signals.verdicts[all.verdict]}
      </p>
      <RateBar measured={all} />
      <Figures record={record} />
      <Parameters of={record.parameters} />
      {record.by_instrument.length > 0 && <ByInstrument record={record} />}
    </article>
  )
}

function Figures({ record: { all, waiting } }: { readonly record: RecordView }) {
  const { hits, misses, ties, voids, break_even: even, priced, return_each: each } = all
  const share = (value: number | null) => (value === null ? dash : format.percent(value))
  const facts = [
    [t.signals.hits, format.plain(hits, 0)],
    [t.signals.misses, format.plain(misses, 0)],
    [t.signals.ties, format.plain(ties, 0)],
    [t.signals.voids, format.plain(voids, 0)],
    [t.signals.waiting, format.plain(waiting, 0)],
    [t.signals.breakEven, share(even)],
    [t.signals.priced, share(priced)],
    [t.signals.each, each === null ? dash : format.signed(each)],
  ] as const
  return (
    <dl className={css.figures}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** "52.1 % (48.0 % to 56.2 %)" */
function rateText({ hit_rate: rate, interval }: Measured): string {
  if (rate === null || interval === null) return t.signals.noRate(ratedFrom)
  const [low, high] = interval
  const range = t.signals.range(format.percent(low), format.percent(high))
  return `${format.percent(rate)} (${range})`
}

function Parameters({ of }: { readonly of: RecordView['parameters'] }) {
  const said = Object.entries(of).map(([name, value]) => `${name} ${value}`)
  if (said.length === 0) return null
  return (
    <p className={css.parameters}>
      {t.signals.parameters}: {said.join(', ')}
    </p>
  )
}

function ByInstrument({ record }: { readonly record: RecordView }) {
  const { instrument, hits, misses, ties, voids, rate } = t.signals
  const label = `${t.signals.byInstrument}: ${t.signals.rules[record.rule]}`
  return (
    <details className={css.details}>
      <summary>{t.signals.byInstrument}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the arrow keys */}
      <section className={css.scrolling} aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[instrument, hits, misses, ties, voids, rate].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {record.by_instrument.map((line) => (
              <tr key={line.symbol}>
                <th scope="row">{line.name}</th>
                <td>{line.hits}</td>
                <td>{line.misses}</td>
                <td>{line.ties}</td>
                <td>{line.voids}</td>
                <td>{line.hit_rate === null ? dash : rateText(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
