// Which time zone this browser is set to: shown in the list of sessions as a rough place.

import * as z from 'zod/mini'
import { timeZone } from '#contract/public/sign-in.ts'

/** Nothing where the browser does not know: signing in must not fail for it. */
export function ownTimeZone(): { time_zone?: string } {
  const { data } = z.safeParse(timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone)
  return data === undefined ? {} : { time_zone: data }
}
