// What differs between two versions of a text, word by word; long stretches that did not change are
// cut short, since nobody reads them here.

import { diffWordsWithSpace } from 'diff'

export type Piece = { readonly is: 'same' | 'added' | 'removed'; readonly text: string }

/** Each text as its lines. */
export function comparedWords(before: readonly string[], after: readonly string[]): Piece[] {
  const parts = diffWordsWithSpace(before.join('\n'), after.join('\n'))
  return parts.map(({ added, removed, value }, index) => {
    if (added || removed) return { is: added ? 'added' : 'removed', text: value }
    const isFirst = index === 0
    return { is: 'same', text: shortened(value, isFirst, index === parts.length - 1) }
  })
}

/** So much is kept beside what changed. */
const keptBeside = 160
const gap = '\n[…]\n'

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * keptBeside + gap.length) return text
  const head = isFirst ? '' : text.slice(0, keptBeside).replace(/\S*$/, '')
  const tail = isLast ? '' : text.slice(-keptBeside).replace(/^\S*/, '')
  return `${head}${gap}${tail}`
}
