// How far of a limit is used: a bar under the words, amber when little is left, red once it is
// full.

import { lengthOf } from '../charts/scale.ts'
import css from './LimitBar.module.css'

type Props = { readonly used: string; readonly limit: string; readonly says: string }

const nearlyFull = 0.8

export function LimitBar({ used, limit, says }: Props) {
  const most = lengthOf(limit)
  const share = most > 0 ? lengthOf(used) / most : 1
  const state = share >= 1 ? css.full : share >= nearlyFull ? css.near : ''
  return (
    <span className={`${css.limit} ${state}`}>
      {says}
      <meter className={css.bar} min={0} max={1} value={Math.min(share, 1)} aria-hidden="true" />
    </span>
  )
}
