// A source where there is room for it.

import { sourceStem } from '#contract/public/price-sources.ts'
import { sourceName } from './SourceTag.tsx'

/** With which one it is: "replayed 2026-03". */
export function sourceInFull(source: string): string {
  const [, which] = source.split(':', 2)
  return [sourceName(source), ...(which && sourceStem(source) ? [which] : [])].join(' ')
}
