// What a call that failed is thrown as, in words of this build's language.

import * as z from 'zod/mini'
import { Failure } from '#contract/shared/wire.ts'
import * as t from '../i18n/i18n.ts'
import type { Words } from '../i18n/in-words.ts'
import { ApiError } from './api-error.ts'

/**
 * The application's words, loaded with the first answer that needs them. Without a line nothing is
 * lost but this language: the server says everything in English too.
 */
export type LoadWords = () => Promise<Words | undefined>

/** Of an answer that is no success; `answer` is what its body says, read as JSON. */
export async function failureOf(
  status: number,
  answer: unknown,
  loadWords: LoadWords,
): Promise<ApiError> {
  const failure = z.safeParse(Failure, answer)
  if (!failure.success) {
    return new ApiError(status, { message: t.line.somethingWrong, code: 'unreadable' })
  }
  const words = await loadWords()
  return new ApiError(status, words?.failureInWords(failure.data) ?? failure.data)
}

export function noAnswer(message: string): ApiError {
  return new ApiError(0, { message, code: 'no_answer' })
}

export function unreachable(): string {
  return navigator.onLine ? t.line.noAnswer : t.line.offline
}

/** The same reply, with what it says in this language. */
export async function inWords<T>(reply: T, loadWords: LoadWords): Promise<T> {
  const { done, message = '' } = reply as { readonly done?: string; readonly message?: string }
  const words = done === undefined ? undefined : await loadWords()
  return words ? { ...reply, message: words.successInWords(done ?? '', message) } : reply
}
