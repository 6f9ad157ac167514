// What a call that failed is thrown as, in words of this build's language.

import * as z from 'zod/mini'
import { Failure } from '#contract/shared/wire.ts'
import * as t from '../i18n/i18n.ts'
import { ApiError } from './api-error.ts'

/** Of an answer that is no success; `answer` is what its body says, read as JSON. */
export async function failureOf(status: number, answer: unknown): Promise<ApiError> {
  const failure = z.safeParse(Failure, answer)
  if (!failure.success) {
    return new ApiError(status, { message: t.line.somethingWrong, code: 'unreadable' })
  }
  const words = await loadWords()
  return new ApiError(status, words?.failureInWords(failure.data) ?? failure.data)
}

/** Without a line nothing is lost but this language: the server says everything in English too. */
export function loadWords() {
  return import('../i18n/in-words.ts').catch(() => undefined)
}

export function noAnswer(message: string): ApiError {
  return new ApiError(0, { message, code: 'no_answer' })
}

export function unreachable(): string {
  return navigator.onLine ? t.line.noAnswer : t.line.offline
}

/** The same reply, with what it says in this language. */
export async function inWords<T>(reply: T): Promise<T> {
  const { done, message = '' } = reply as { readonly done?: string; readonly message?: string }
  const words = done === undefined ? undefined : await loadWords()
  return words ? { ...reply, message: words.successInWords(done ?? '', message) } : reply
}
