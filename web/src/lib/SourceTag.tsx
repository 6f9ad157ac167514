// Who states a price. What is simulated or replayed says so wherever a price is shown.

import { Tag } from '#ui/Tag.tsx'
import * as t from './i18n.ts'

/** `replay:2026-03` is "replayed"; a source without a word of its own is named as it is. */
export function sourceName(source: string): string {
  const kind = source.split(':', 1)[0] ?? source
  const words: Readonly<Record<string, string>> = t.prices.source
  return words[kind] ?? source
}

export function SourceTag({ source }: { source: string }) {
  const isReal = source === 'kraken'
  return <Tag tone={isReal ? 'neutral' : 'warning'}>{sourceName(source)}</Tag>
}
