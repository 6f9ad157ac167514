// What sources said, as a median is made of it and as it is kept with its price: the same for
// prices as they come and for those that are asked for afterwards.

import { type PriceScale, pointsTold } from '#kernel/price.ts'
import { medianName, type SourceRole } from '#verify/median.ts'
import type { FeedTick, Mids } from './feed.ts'
import type { Said } from './median.ts'

/** Says whether it is a price, and not older than what that source said before. */
export function remember(
  said: (Said | undefined)[],
  from: number,
  { price, at }: Pick<FeedTick, 'price' | 'at'>,
  scale: PriceScale,
): boolean {
  const mid = pointsTold(price, scale)
  const before = said[from]
  if (mid === undefined || (before && at < before.at)) return false
  said[from] = { mid, at, movedAt: before?.mid === mid ? before.movedAt : at }
  return true
}

type Part = { readonly name: string; readonly role: SourceRole; readonly said: Said | undefined }

/** Those that had a part first; of who is away or says nothing lately no word is kept. */
export function wordOf(parts: readonly Part[]): {
  readonly source: ReturnType<typeof medianName>
  readonly mids: Mids
} {
  const isUsed = ({ role }: Part) => role === 'used'
  const ordered = [...parts.filter(isUsed), ...parts.filter((part) => !isUsed(part))]
  const mids = ordered.map(({ role, said }) => {
    return role === 'down' || role === 'old' ? null : (said?.mid ?? null)
  })
  return { source: medianName(ordered), mids }
}
