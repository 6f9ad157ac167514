// What a call for a file failed with. On its own, since most screens fetch none.

import type { ApiError } from './api-error.ts'
import { failureOf } from './failure.ts'

export async function failureIn(response: Response): Promise<ApiError> {
  return failureOf(response.status, await response.json().catch(() => undefined))
}
