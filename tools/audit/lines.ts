// What an audit found, for people.

import type { Finding } from './audit.ts'

export function linesOf({ id, says, found, first, covered }: Finding): string {
  const head = `${found === 0 ? 'ok    ' : 'BROKEN'} ${id.padEnd(3)} ${says}`
  const lines = [covered ? `${head} (${covered})` : head]
  if (found > 0)
    lines.push(`       ${found} found:`, ...first.map((breach) => `       - ${breach}`))
  if (found > first.length) lines.push(`       - and ${found - first.length} more`)
  return lines.join('\n')
}
