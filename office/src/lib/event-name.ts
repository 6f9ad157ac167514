// What an event is called.

import { happenings } from '../words/happenings.ts'

/** A kind that has no words, as a later version may have recorded, is read as it is written. */
export function eventName(kind: string): string {
  return happenings[kind] ?? kind.replaceAll('_', ' ')
}
