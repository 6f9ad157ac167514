// What to say of an error: an ApiError is in words already, else the error's own message, else that
// something went wrong.

import type { FieldError } from '#contract/shared/wire.ts'
import * as t from '../i18n/i18n.ts'
import { ApiError } from './api-error.ts'

export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : t.line.somethingWrong
}

export function fieldErrorsOf(error: unknown): readonly FieldError[] {
  return error instanceof ApiError ? error.errors : []
}
