// What a "no" is made of, whomever it is for.

export type RefusalText = {
  readonly status: number
  /** In English, filled in as fill-in.ts says. */
  readonly message: string
  readonly retryAfterSeconds?: number
}
