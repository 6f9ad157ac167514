// What we write to clients about breaks that they took.

import type { Millis } from '#kernel/time.ts'
import { minuteIn } from '#server/platform/figures.ts'
import { type Addressee, letterTo } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'

type Until = { readonly until: Millis }

export function coolOffLetter(client: Addressee, { until }: Until): Letter {
  const { coolOff } = wordingIn(client.language).breaks
  return letterTo(client, coolOff(minuteIn(client.language, until)))
}

export function selfExclusionLetter(client: Addressee, { until }: Until): Letter {
  const { selfExclusion } = wordingIn(client.language).breaks
  return letterTo(client, selfExclusion(minuteIn(client.language, until)))
}
