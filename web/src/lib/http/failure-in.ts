// What a call for a file failed with. On its own, since most screens fetch none.

import type { ApiError } from '#browser/http/api-error.ts'
import { failureOf } from '#browser/http/failure.ts'
import { loadWords } from './words.ts'

export async function failureIn(response: Response): Promise<ApiError> {
  return failureOf(response.status, await response.json().catch(() => undefined), loadWords)
}
