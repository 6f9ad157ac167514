// A small drawing for each of the four steps. Decoration: the step says the same in words.

import css from './StepDrawing.module.css'

/** Drawn when asked for: a page that shows none need not carry them. */
const drawings = () => [
  <g key="terms">
    <path className={css.thin} d="M1 20h72M1 76h72" />
    <path d="M1 48h118" />
    <path className={css.full} d="m104 14 9 16H95z" />
    <path d="m104 82-9-16h18z" />
  </g>,
  <g key="entry">
    <path className={css.accent} d="M62 8v80" />
    <circle className={css.gone} cx="5" cy="58" r="4" />
    <circle className={css.gone} cx="42" cy="50" r="4" />
    <circle className={css.point} cx="82" cy="38" r="5" />
    <circle cx="82" cy="38" r="11" />
    <circle className={css.gone} cx="110" cy="46" r="4" />
    <circle className={css.gone} cx="134" cy="34" r="4" />
  </g>,
  <g key="exit">
    <path className={css.dashed} d="M1 62h132" />
    <path className={css.accent} d="M108 8v80" />
    <circle className={css.gone} cx="5" cy="66" r="4" />
    <circle className={css.gone} cx="44" cy="46" r="4" />
    <circle className={css.gone} cx="68" cy="54" r="4" />
    <circle className={css.point} cx="94" cy="38" r="5" />
    <circle cx="94" cy="38" r="11" />
    <circle className={css.gone} cx="126" cy="74" r="4" />
  </g>,
  <g key="receipt">
    <path d="M1 8h64v80l-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5z" />
    <path className={css.thin} d="M13 24h40M13 36h40M13 48h22" />
    <path className={css.tick} d="m33 62 7 7 14-16" />
  </g>,
]

export function StepDrawing({ step }: { step: number }) {
  return (
    <svg className={css.drawing} viewBox="0 0 148 96" aria-hidden="true">
      {drawings()[step]}
    </svg>
  )
}
