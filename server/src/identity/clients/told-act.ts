// An act: something that happens to an account. Its entry in a table of acts says in which forms it
// is told, each made of the same facts: the event that stays, the notice in the app, the letter,
// and what the sockets of the client hear.

import type { ClientEventKind } from '#contract/client/event-kinds.ts'
import type { PrivateMessage } from '#contract/client/stream.ts'
import type { NoticeKind } from '#contract/shared/notice-kinds.ts'
import type { Letter } from '#server/platform/mail.ts'
import type { Event } from '#server/record/events/event.ts'
import type { NewNotice } from '#server/record/notices/notice.ts'
import type { Client } from './client.ts'

type Details = Event['details']

export type Act<Facts> = Forms<Facts> &
  (
    | {
        /** Its words are those of this kind. */
        readonly event: ClientEventKind
        /** What the event keeps. */
        readonly details: (facts: Facts) => Details
      }
    | {
        /** It is no more than news, such as a depth. */
        readonly event: null
      }
  )

type Forms<Facts> = {
  /** What the app puts into words, and by which kind it knows them. */
  readonly notice?: {
    readonly kind: NoticeKind
    readonly details: (facts: Facts) => NewNotice['details']
  }
  readonly letter?: (client: Client, facts: Facts) => Letter
  readonly news?: (facts: Facts) => PrivateMessage
}

/** Says of an entry which facts it is made of. */
export function act<Facts>(entry: Act<Facts>): Act<Facts> {
  return entry
}
