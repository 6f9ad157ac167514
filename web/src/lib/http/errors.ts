// What to say of an error: the server's message, else the error's own, else that something went
// wrong.

import type { FieldError } from '#contract/shared/wire.ts'
import { refusalInWords, sentenceInWords } from '../i18n/server-words.ts'
import { ApiError, somethingWrong } from './api-error.ts'

export function messageOf(error: unknown): string {
  if (!(error instanceof Error) || error.message === '') return sentenceInWords(somethingWrong)
  return error instanceof ApiError
    ? refusalInWords(error.code, error.message)
    : sentenceInWords(error.message)
}

export function fieldErrorsOf(error: unknown): readonly FieldError[] {
  return error instanceof ApiError ? error.errors : []
}
