// The calibration: chances as they were priced beside how often they came true, recording by
// recording.

import * as format from '#browser/format/format.ts'
import type { CalibrationFile } from '#contract/public/calibration.ts'
import { type Details, filledIn } from '#contract/shared/fill-in.ts'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { ClaimArea } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { useReply } from '../../lib/site/replies.tsx'
import { CalibrationPlot } from './CalibrationPlot.tsx'
import css from './Fairness.module.css'

export function Calibration() {
  const { data, state, retry } = useReply(publicCalls.calibration)
  const { calibration: words } = t.fairness
  if (state === 'loading') return <Skeleton lines={9} label={words.loading} />
  if (!data) return <FailedState message={words.none} retryLabel={words.retry} onRetry={retry} />
  const judged = data.files.filter((file) => file.worst !== null)
  return (
    <ClaimArea id="calibration" className={css.calibration}>
      <div className={css.plots}>
        {judged.map((file) => (
          <CalibrationPlot key={file.file} file={file} />
        ))}
      </div>
      <Summary files={data.files} margin={data.margin} />
      {judged.map((file) => (
        <details key={file.file} className={css.details}>
          <summary>
            {words.openTable}: <span className={css.file}>{file.file}</span>
          </summary>
          <Errors file={file} />
        </details>
      ))}
    </ClaimArea>
  )
}

function notesOf({ notes }: CalibrationFile): string {
  const words: Readonly<Record<string, string>> = t.fairness.calibration.notes
  return notes
    .map(({ code, details = {} }) => filledIn(words[code] ?? code, figuresIn(details), {}))
    .join('; ')
}

/** As this language writes them. */
function figuresIn(details: Details): Details {
  const written = Object.entries(details).map(([name, one]) => [name, format.figures(String(one))])
  return Object.fromEntries(written)
}

type SummaryProps = { readonly files: readonly CalibrationFile[]; readonly margin: number }

function Summary({ files, margin }: SummaryProps) {
  const { calibration: words } = t.fairness
  const head = [words.worst, words.mean, words.kept(format.exactPercent(margin))]
  return (
    <Scrolling label={words.summary}>
      <table className={css.figures}>
        <caption>{words.summary}</caption>
        <thead>
          <tr>
            <th scope="col">{words.file}</th>
            <th scope="col" className={css.noteCell}>
              {words.note}
            </th>
            {[...head, words.inside, words.draws].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.file}>
              <th scope="row" className={css.file}>
                {file.file}
              </th>
              <td className={css.noteCell}>{notesOf(file)}</td>
              <td>{file.worst === null ? words.dash : format.plain(file.worst, 2)}</td>
              <td>{file.mean_error === null ? words.dash : format.plain(file.mean_error, 2)}</td>
              <td>{share(file.realised_margin)}</td>
              <td>{share(file.inside_interval)}</td>
              <td>{share(file.draw_rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  )
}

/** Share won less chance priced, in percentage points: a line for each duration. */
function Errors({ file: { file, sides, horizons } }: { readonly file: CalibrationFile }) {
  const { calibration: words } = t.fairness
  return (
    <Scrolling label={words.table(file)}>
      <table className={css.figures}>
        <caption>{words.table(file)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.duration}</th>
            {sides.map(({ strike_rate, side, priced }) => (
              <th key={`${strike_rate} ${side}`} scope="col">
                {strike_rate} {side}
                <small>
                  {words.priced} {format.percent(priced)}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {horizons.map(({ seconds, seen }) => (
            <tr key={seconds}>
              <th scope="row">{format.duration(seconds)}</th>
              {sides.map(({ strike_rate, side, priced }, index) => (
                <td key={`${strike_rate} ${side}`}>{points(seen[index], priced)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  )
}

/** Wide tables scroll within themselves, and can be reached by the keyboard for that. */
function Scrolling(props: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the arrow keys
    <section className={css.scrolling} aria-label={props.label} tabIndex={0}>
      {props.children}
    </section>
  )
}

function share(value: number | null): string {
  return value === null ? t.fairness.calibration.dash : format.percent(value, 2)
}

function points(seen: number | null | undefined, priced: number): string {
  return seen == null ? t.fairness.calibration.dash : format.signed(100 * (seen - priced))
}
