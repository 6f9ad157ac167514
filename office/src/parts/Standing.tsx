// How something stands, in a word with a sign before it: by its shape too, not by colour alone.

import css from './Standing.module.css'

export type Tone = 'good' | 'waits' | 'bad' | 'off'

export function Standing({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`${css.standing} ${css[tone]}`}>{children}</span>
}
