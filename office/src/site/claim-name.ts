// What a claim is about, in words.

import { claimNames } from '../words/claims.ts'

/** One of a newer server has no words yet. */
export function claimName(id: string): string {
  return (claimNames as Readonly<Record<string, string>>)[id] ?? id
}
