// Ways in which an install can be wrong, planted to see that the simulation notices.

/**
 * 'early': what lanes write is told as written before it is committed, with the next statement.
 * 'untied': transactions hold nothing together. 'unguarded': trades are settled without a look at
 * whether they are. 'remembered': a balance that was read before a crash is shown after it.
 * 'deaf': staff are told that trades are stopped, and they are not. 'dice': ids of trades are
 * drawn past the simulation. 'watch': their time is read off the machine.
 */
export type Defect = 'early' | 'untied' | 'unguarded' | 'remembered' | 'deaf' | 'dice' | 'watch'

/** Those that a simulation finds; the last two are for a replay to find. */
export type Found = Exclude<Defect, 'dice' | 'watch'>

/** What is said of each that shows it. */
export const signs: Readonly<Record<Found, RegExp>> = {
  early: / is lost|I8: /,
  untied: / should have | is shown |I\d+: /,
  unguarded: /I\d+: | and should have /,
  remembered: / is shown /,
  deaf: / is stopped| is not stopped/,
}
