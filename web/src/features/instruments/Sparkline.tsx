// The shape of a day, a line a few letters tall. It is decoration: the change beside it says it in
// figures.

import css from './Sparkline.module.css'

/** Heights from 0 to z, one letter an hour. */
export function Sparkline({ heights }: { heights: string }) {
  const drop = (letter: string | undefined) => 35 - Number.parseInt(letter ?? 'h', 36)
  const steps = [...heights].map((letter, index) => {
    const before = drop(heights[index - 1])
    return index === 0 ? `M0 ${drop(letter)}` : `l1 ${drop(letter) - before}`
  })
  return (
    <svg
      className={css.spark}
      viewBox={`0 -2 ${Math.max(1, heights.length - 1)} 39`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={steps.join('')} />
    </svg>
  )
}
