// Time as a source tells it, on our own clock. A source is believed about its times only within
// bounds: a clock of its that runs ahead of ours is set back by as much as it was seen to, so that
// no price is ever dated later than we heard of it, and one that is far ahead is not believed.

import { later, type Millis, millis } from '#kernel/time.ts'

/** Of one connection. */
export type StreamTime = {
  /** How far the source's clock was ahead of ours at most, in milliseconds. */
  leadMs: number
  /** The latest time it stated, on its own clock; undefined before the first. */
  newest: Millis | undefined
}

/** A clock further ahead than this is wrong, and what it dates is no price. */
export const leadMaxMs = 500
/** Messages of different instruments may be out of order by so much. */
export const slackMs = 200

export function newStreamTime(): StreamTime {
  return { leadMs: 0, newest: undefined }
}

/** Takes a time that the source stated; false when it cannot be believed. */
export function hear(time: StreamTime, stated: Millis, heardAt: Millis): boolean {
  const ahead = stated - heardAt
  if (ahead > leadMaxMs) return false
  time.leadMs = Math.max(time.leadMs, ahead)
  time.newest = time.newest === undefined || time.newest < stated ? stated : time.newest
  return true
}

/** A believed time of the source, on our clock. */
export function onOurClock({ leadMs }: StreamTime, stated: Millis): Millis {
  return later(stated, -leadMs)
}

/**
 * A price without a time is as old as the newest time before it: never dated later than it was, so
 * that no order is given a price from before its acceptance.
 */
export function datedBy(time: StreamTime, stated: Millis | undefined): Millis | undefined {
  const at = stated ?? time.newest
  return at === undefined ? undefined : onOurClock(time, at)
}

/** Up to here all was heard on this connection, since messages come in order. */
export function heardThrough(time: StreamTime): Millis | undefined {
  return time.newest === undefined ? undefined : later(onOurClock(time, time.newest), -slackMs)
}

/** Microseconds since 1970 as a whole millisecond: never before the instant that was meant. */
export function millisOf(micros: number): Millis {
  return millis(Math.ceil(micros / 1000))
}
