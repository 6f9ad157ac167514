// What to say of an error: an ApiError is in words already. Any other is a fault of ours, and what
// it says is for nobody but us.

import type { FieldError } from '#contract/shared/wire.ts'
import * as t from '../i18n/i18n.ts'
import { ApiError } from './api-error.ts'

export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  console.error(error)
  return t.line.somethingWrong
}

export function fieldErrorsOf(error: unknown): readonly FieldError[] {
  return error instanceof ApiError ? error.errors : []
}
