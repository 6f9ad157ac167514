// Who states a price. What is simulated or replayed says so wherever a price is shown.

import { sourceKind, sourceStem } from '#contract/public/price-sources.ts'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../i18n/i18n.ts'

/** `replay:2026-03` is "replayed"; one that is no longer known is named as it is. */
export function sourceName(source: string): string {
  const stem = sourceStem(source)
  return stem === undefined ? source : t.shell.sources[stem]
}

export function SourceTag({ source }: { source: string }) {
  const isReal = sourceKind(source) === 'real'
  return <Tag tone={isReal ? 'neutral' : 'warning'}>{sourceName(source)}</Tag>
}
