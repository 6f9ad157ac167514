// What a version has otherwise than the one before it, a line each.

import css from './Changes.module.css'

export function Changes({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={css.changes}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
