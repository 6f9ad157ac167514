// Words of a text, with their links.

import { SiteLink } from '../site/SiteLink.tsx'
import type { Words as WordsOfText } from './text.ts'

export function Words({ words }: { readonly words: WordsOfText }) {
  return words.map((piece) => {
    const { text } = piece
    if (piece.kind === 'link') return <WordsLink key={text} to={piece.to} text={text} />
    return piece.kind === 'strong' ? <strong key={text}>{text}</strong> : text
  })
}

function WordsLink({ to, text }: { readonly to: string; readonly text: string }) {
  return to.startsWith('/') ? <SiteLink to={to}>{text}</SiteLink> : <a href={to}>{text}</a>
}
