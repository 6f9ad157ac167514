// Two versions of a legal text, and which words came and went between them.

import type { UseQueryResult } from '@tanstack/react-query'
import { Found } from '../parts/Found.tsx'
import { site as t } from '../words/site.ts'
import { comparedWords, type Piece } from './compare-words.ts'
import css from './Texts.module.css'

type Props = { readonly found: UseQueryResult<readonly [string[], string[]]> }

export function TextDiff({ found }: Props) {
  if (found.isLoadingError) return <p className={css.note}>{t.compareElsewhere}</p>
  return (
    <Found query={found}>
      {([before, after]) => {
        const pieces = comparedWords(before, after)
        const isSame = pieces.every(({ is }) => is === 'same')
        return isSame ? <p className={css.diff}>{t.noWordsDiffer}</p> : <Words pieces={pieces} />
      }}
    </Found>
  )
}

function Words({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too
    <p className={css.diff} tabIndex={0}>
      {pieces.map(({ is, text }) => {
        const key = at
        at += text.length
        if (is === 'added') return <ins key={`${key} ${is}`}>{text}</ins>
        return is === 'removed' ? (
          <del key={`${key} ${is}`}>{text}</del>
        ) : (
          <span key={`${key} ${is}`}>{text}</span>
        )
      })}
    </p>
  )
}
