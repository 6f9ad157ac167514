// What can be done about a client, in the order in which it is offered. What is not first is under
// "More".

import type { ComponentType } from 'react'
import { localNow } from '#browser/page/clock.ts'
import { lazyPart } from '#browser/page/lazy-part.ts'
import type { StaffClient } from '#contract/staff/clients.ts'
import type { StaffAction } from '#contract/staff/powers.ts'
import { AskFreeze, AskSignOut, AskUnfreeze } from './AskReason.tsx'
import type { AskProps } from './props.ts'

type Act = {
  /** Its words are by this name. */
  readonly name: string
  readonly key?: string
  readonly isFirst?: true
  /** By how the client stands, and what whoever sits here may do. */
  readonly isOffered: (client: StaffClient, may: (action: StaffAction) => boolean) => boolean
  /** Shown until it ends: what is asked before it is done. */
  readonly Ask: ComponentType<AskProps>
}

export const acts = [
  {
    name: 'freeze',
    key: 'f',
    isFirst: true,
    isOffered: ({ standing, bars }) => standing === 'active' && bars.freeze === null,
    Ask: AskFreeze,
  },
  {
    name: 'unfreeze',
    key: 'f',
    isFirst: true,
    isOffered: ({ standing, bars }) => standing === 'frozen' && bars.unfreeze === null,
    Ask: AskUnfreeze,
  },
  {
    name: 'sign_out',
    key: 'o',
    isOffered: ({ bars }) => bars.sign_out === null,
    Ask: AskSignOut,
  },
  {
    name: 'goodwill',
    isOffered: ({ standing }, may) => standing !== 'closed' && may('correction.propose'),
    Ask: lazyPart(async () => ({ default: (await import('./AskGoodwill.tsx')).AskGoodwill })),
  },
  {
    name: 'letter',
    isOffered: ({ standing, bars }) => standing !== 'closed' && bars.letter === null,
    Ask: lazyPart(async () => ({ default: (await import('./AskEnding.tsx')).AskLetter })),
  },
  {
    name: 'end_demo',
    isOffered: ({ standing, bars, demo_ends_at }) =>
      standing !== 'closed' && bars.end_demo === null && localNow() < Date.parse(demo_ends_at),
    Ask: lazyPart(async () => ({ default: (await import('./AskEnding.tsx')).AskEndDemo })),
  },
  {
    name: 'close',
    isOffered: ({ standing, bars }) => standing !== 'closed' && bars.close === null,
    Ask: lazyPart(async () => ({ default: (await import('./AskEnding.tsx')).AskClose })),
  },
] as const satisfies readonly Act[]
