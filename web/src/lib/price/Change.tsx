// How far a price has moved in a day: told by its sign and an arrow, not by colour alone.

import * as format from '#browser/format/format.ts'
import css from './Change.module.css'

/** As a share; null where there is no price from a day before. */
export function Change({ share }: { share: number | null }) {
  if (share === null) return <span className={css.none}>{'\u2013'}</span>
  const text = format.change(share)
  const side = share === 0 ? css.level : share > 0 ? css.rose : css.fell
  return (
    <span className={`${css.change} ${side}`}>
      <svg viewBox="0 0 8 8" aria-hidden="true">
        <path d={share === 0 ? 'M1 4h6' : share > 0 ? 'M4 1.500 7.500 7h-7z' : 'M4 6.500.5 1h7z'} />
      </svg>
      {text}
    </span>
  )
}
