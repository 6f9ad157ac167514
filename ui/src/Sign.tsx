// The sign of a side: a rule, and an arrow on the side that wins. It reads without colour.

import css from './Icon.module.css'

export function Sign({
  side,
  label,
  large,
}: {
  side: 'Buy' | 'Sell'
  label?: string
  large?: boolean
}) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named by its label, or is decoration
    <svg className={`${css.sign} ${large ? css.large : ''}`} viewBox="0 0 14 14" {...named}>
      {side === 'Buy' ? (
        <>
          <path d="M1 12.500h12" />
          <path d="M7 1.200 11.600 8.600H2.400z" />
        </>
      ) : (
        <>
          <path d="M1 1.500h12" />
          <path d="M7 12.800 2.400 5.400h9.200z" />
        </>
      )}
    </svg>
  )
}
