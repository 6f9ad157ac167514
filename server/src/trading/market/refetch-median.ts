// The prices of a stretch in which no source was heard, by the same rule from what each of them
// says of it afterwards.

import { fromPoints, type PriceScale } from '#kernel/price.ts'
import type { Feed, FeedTick, GapAnswer, Refetched, TimeRange } from './feed.ts'
import { follow, medianOf, newAccord, type Said, toleranceOf } from './median.ts'
import { remember, wordOf } from './median-words.ts'

type Wanted = {
  readonly symbol: string
  readonly range: TimeRange
  /** Undefined where nobody lists it. */
  readonly scale: PriceScale | undefined
}

/** As a receipt can hold it. */
const askedMost = 200

export async function refetchMedian(
  feeds: readonly Feed[],
  { symbol, range, scale }: Wanted,
): Promise<Refetched> {
  if (!scale) return { answer: 'nothing', asked: 'median: not listed', ticks: [] }
  const answers = await Promise.all(feeds.map((feed) => feed.refetch(symbol, range)))
  const ticks = merged(answers, { symbol, range, scale })
  return {
    answer: ticks.length > 0 ? 'prices' : answerOf(answers),
    asked: answers
      .map(({ asked }) => asked)
      .join('; ')
      .slice(0, askedMost),
    ticks,
  }
}

/** One that did not answer may have a price; one that has none said so. */
function answerOf(answers: readonly Refetched[]): GapAnswer {
  return answers.some(({ answer }) => answer === 'unreachable') ? 'unreachable' : 'nothing'
}

function merged(
  answers: readonly Refetched[],
  { symbol, range, scale }: Wanted & { readonly scale: PriceScale },
): FeedTick[] {
  const said: (Said | undefined)[] = answers.map(() => undefined)
  const names = answers.map(({ ticks }) => ticks[0]?.source ?? '')
  const all = answers
    .flatMap(({ ticks }, from) => ticks.map((tick) => ({ from, tick })))
    .toSorted((a, b) => a.tick.at - b.tick.at || a.from - b.from)
  // They agreed until the gap began.
  let accord = newAccord(range.from, range.from)
  const ticks: FeedTick[] = []
  for (const { from, tick } of all) {
    const { at } = tick
    if (!remember(said, from, tick, scale)) continue
    // Whoever told nothing of the stretch has no part in its prices.
    const voices = said.map((one, place) => ({ isUp: names[place] !== '', said: one }))
    const verdict = medianOf(voices, { at, tolerance: toleranceOf(accord.movement), scale })
    const next = follow(accord, verdict, at)
    accord = next.accord
    if (next.price === undefined) continue
    const parts = verdict.roles
      .map((role, place) => ({ role, name: names[place] ?? '', said: said[place] }))
      .filter(({ name }) => name !== '')
    ticks.push({ symbol, price: fromPoints(next.price, scale), at, ...wordOf(parts) })
  }
  return ticks
}
