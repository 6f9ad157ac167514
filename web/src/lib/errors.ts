// What to say of an error: the server's message, else the error's own, else that something went
// wrong.

import type { FieldError } from '#contract/wire.ts'
import { ApiError, somethingWrong } from './api-error.ts'

export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : somethingWrong
}

export function fieldErrorsOf(error: unknown): readonly FieldError[] {
  return error instanceof ApiError ? error.errors : []
}
