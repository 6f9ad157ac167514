// What two clients have in common, in words.

import type { LinkedClient } from '#contract/staff/linked.ts'
import { notes as t } from '../words/notes.ts'

export function linkWords({ kind, method }: LinkedClient['links'][number]): string {
  return method === null ? t.kinds[kind] : t.by(t.kinds[kind], t.methods[method] ?? method)
}
