// One of several texts, in the room the longest of them takes: whichever is shown, at any width and
// in any language, nothing around it moves.

import css from './Steady.module.css'

type Props = {
  readonly text: string
  /** Everything that may stand here. */
  readonly of: readonly string[]
}

/** The others are there for their size alone: nobody reads, finds or hears them. */
export function Steady({ text, of }: Props) {
  return (
    <span className={css.steady}>
      <span>{text}</span>
      {of.map((other) => (
        <span key={other} aria-hidden="true" data-room={other} />
      ))}
    </span>
  )
}
