// What a call that did not succeed is thrown as.

import type { Failure, FieldError } from '#contract/shared/wire.ts'

export class ApiError extends Error {
  override name = 'ApiError'
  /** The HTTP status; 0 when no answer came, so that the outcome is unknown. */
  readonly status: number
  readonly code: string
  readonly errors: readonly FieldError[]
  /** How to go on, of `second_factor_needed`. */
  readonly half: Pick<Failure, 'session' | 'methods'>

  constructor(status: number, failure: Omit<Failure, 'status'>) {
    super(failure.message)
    this.status = status
    this.code = failure.code
    this.errors = failure.errors ?? []
    this.half = failure
  }
}
