// Chance priced across, share won upward: a dot for each option at each duration from five minutes
// to an hour. What is fair lies on the line.

import type { CalibrationFile } from '#contract/public/calibration.ts'
import * as t from '../../lib/i18n/i18n.ts'
import css from './CalibrationPlot.module.css'

const size = 320
const least = 300
const most = 3_600

export function CalibrationPlot({ file }: { readonly file: CalibrationFile }) {
  const { plot, plotTitle, across, upward } = t.fairness.calibration
  const dots = file.horizons
    .filter(({ seconds }) => seconds >= least && seconds <= most)
    .flatMap(({ seconds, seen }) =>
      file.sides.flatMap(({ priced }, index) => {
        const share = seen[index]
        return share == null ? [] : [{ key: `${seconds} ${index}`, x: priced, y: share }]
      }),
    )
  return (
    <figure className={css.plot}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img">
        <title>{plot(file.file)}</title>
        <path className={css.grid} d={gridOf()} />
        <path className={css.fair} d={`M0 ${size}L${size} 0`} />
        {dots.map(({ key, x, y }) => (
          <circle key={key} cx={round(x * size)} cy={round(size - y * size)} r="4" />
        ))}
        <text x={size - 6} y={size - 8} textAnchor="end">
          {across}
        </text>
        <text x="8" y="18">
          {upward}
        </text>
      </svg>
      <figcaption>{plotTitle(file.file)}</figcaption>
    </figure>
  )
}

/** Quarters. */
function gridOf(): string {
  return [0.25, 0.5, 0.75]
    .map((part) => `M0 ${part * size}H${size}M${part * size} 0V${size}`)
    .join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
