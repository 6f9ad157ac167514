// What something that waits is of its kind, in words.

import type { QueueItem, QueueKind } from '#contract/staff/queue.ts'
import { alarmInWords } from '../alarms/alarm-in-words.ts'
import { reasonName } from '../disputes/looks.ts'
import { settingName } from '../site/setting-name.ts'
import { methodName } from '../withdrawals/looks.ts'
import { corrections } from '../words/corrections.ts'
import { custody } from '../words/custody.ts'
import { identity } from '../words/identity.ts'
import { screening } from '../words/screening.ts'
import { staff } from '../words/staff.ts'

type Words = Readonly<Record<string, string>>

/** A name of which there are no words stands as it is. */
const of = (words: Words) => (name: string) => words[name] ?? name
const asItIs = (about: string) => about

const wordings: Readonly<Record<QueueKind, (about: string) => string>> = {
  document: of(identity.methods),
  withdrawal: methodName,
  payout: methodName,
  plan_request: asItIs,
  correction: of(corrections.kinds),
  proposal: (about) => of(staff.kinds)(settingName(about)),
  custody_movement: (about) => {
    const [kind = '', coin = ''] = about.split(' ')
    return `${of(custody.kinds)(kind)} ${coin.toUpperCase()}`
  },
  campaign: asItIs,
  message: asItIs,
  chat: asItIs,
  screening_hit: of(screening.kinds),
  dispute: reasonName,
  alarm: asItIs,
}

export function aboutIn({
  kind,
  about,
  parts,
}: Pick<QueueItem, 'kind' | 'about' | 'parts'>): string {
  return kind === 'alarm' ? alarmInWords({ says: about, parts }) : wordings[kind](about)
}
