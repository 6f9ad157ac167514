// What takes more than one: who asked, who said yes, and who may do so now, as boxes in a line.
// Only the one that is to come has an outline.

import css from './FourEyes.module.css'
import { Standing, type Tone } from './Standing.tsx'

export type Eyes = {
  readonly who: string
  readonly tone: Tone
  /** What they did and when, or who may do it and until when. */
  readonly lines: readonly string[]
  /** It is this one that is waited for. */
  readonly isNext?: boolean
}

export function FourEyes({ label, eyes }: { label: string; eyes: readonly Eyes[] }) {
  return (
    <ol className={css.eyes} aria-label={label}>
      {eyes.map(({ who, tone, lines, isNext = false }) => (
        <li key={`${who} ${lines.join(' ')}`} className={isNext ? css.next : undefined}>
          <strong>
            <Standing tone={tone}>{who}</Standing>
          </strong>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </li>
      ))}
    </ol>
  )
}
