// A small word with a tone, e.g. "simulated" beside a price.

import type { ReactNode } from 'react'
import css from './Tag.module.css'

export type Tone = 'neutral' | 'good' | 'bad' | 'warning' | 'info'

export function Tag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${css.tag} ${css[tone]}`}>{children}</span>
}
