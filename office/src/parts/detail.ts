// What every detail of something that waits is given.

export type DetailProps = {
  readonly id: string
  /** It is decided: the next one, please. */
  readonly onDone: () => void
}
