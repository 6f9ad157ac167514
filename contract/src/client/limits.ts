// A client's own limits, breaks from trading and the session reminder on the wire.

import * as z from 'zod/mini'
import { Amount, Instant, required, Success, secret } from '../shared/wire.ts'

export const limitKinds = ['deposit', 'stake', 'loss'] as const
export const limitPeriods = ['day', 'week', 'month'] as const

export const LimitKind = z.enum(limitKinds, { error: required('not_listed') })
export type LimitKind = z.infer<typeof LimitKind>

export const LimitPeriod = z.enum(limitPeriods, { error: required('not_listed') })
export type LimitPeriod = z.infer<typeof LimitPeriod>

export const coolOffs = ['24h', '7d', '30d'] as const
export const CoolOffPeriod = z.enum(coolOffs, { error: required('not_listed') })
export type CoolOffPeriod = z.infer<typeof CoolOffPeriod>

export const exclusions = ['6m', '1y', '5y'] as const
export const ExclusionPeriod = z.enum(exclusions, { error: required('not_listed') })
export type ExclusionPeriod = z.infer<typeof ExclusionPeriod>

export const reminderBounds = { least: 15, most: 240 } as const

export const OwnLimitView = z.object({
  kind: LimitKind,
  period: LimitPeriod,
  /** What holds now; null where there is no limit. */
  amount: z.nullable(z.number()),
  /** Of the live account, in the period that runs now. A loss below zero is a gain. */
  used: z.number(),
  /** When the next period begins. */
  resets_at: Instant,
  /** What was asked for and holds from then on; `amount` null ends the limit. */
  raise: z.nullable(z.object({ amount: z.nullable(z.number()), at: Instant })),
})
export type OwnLimitView = z.infer<typeof OwnLimitView>

export const OwnLimitsView = z.object({
  /** One for each kind and period, whether or not a limit is set. */
  limits: z.array(OwnLimitView),
  /** Null when there is none, or when it is over. */
  cool_off_until: z.nullable(Instant),
  self_excluded_until: z.nullable(Instant),
  reminder_minutes: z.nullable(z.number()),
})
export type OwnLimitsView = z.infer<typeof OwnLimitsView>

const which = { kind: LimitKind, period: LimitPeriod }

export const LimitChange = z.strictObject({ ...which, amount: z.nullable(Amount) })
export type LimitChange = z.infer<typeof LimitChange>

export const ReminderChange = z.strictObject({
  minutes: z.nullable(
    z
      .number({ error: required('not_minutes') })
      .check(
        z.int('not_whole_minutes'),
        z.minimum(reminderBounds.least, 'too_small'),
        z.maximum(reminderBounds.most, 'too_large'),
      ),
  ),
})
export type ReminderChange = z.infer<typeof ReminderChange>

export const SelfExclusion = z.strictObject({ period: ExclusionPeriod, password: secret() })
export type SelfExclusion = z.infer<typeof SelfExclusion>

export const limitRoutes = {
  ownLimits: {
    method: 'GET',
    path: '/users/limits',
    audience: 'client',
    summary: "The client's own limits, what is used of them, breaks and the session reminder.",
    reply: Success(OwnLimitsView),
  },
  setLimit: {
    method: 'POST',
    path: '/users/limits',
    audience: 'client',
    summary: 'Set or lower a limit at once; raise or remove (null) it 24 hours from now.',
    body: LimitChange,
    reply: Success(OwnLimitsView),
  },
  cancelRaise: {
    method: 'POST',
    path: '/users/limits/cancel',
    audience: 'client',
    summary: 'Keep a limit that was going to be raised or removed.',
    body: z.strictObject(which),
    reply: Success(OwnLimitsView),
  },
  setReminder: {
    method: 'POST',
    path: '/users/limits/reminder',
    audience: 'client',
    summary: 'Be reminded every so many minutes of how long a session lasts; null turns it off.',
    body: ReminderChange,
    reply: Success(OwnLimitsView),
  },
  coolOff: {
    method: 'POST',
    path: '/users/cool-off',
    audience: 'client',
    summary: 'Stop trading for a while. Nobody can end it early.',
    body: z.strictObject({ period: CoolOffPeriod }),
    reply: Success(OwnLimitsView),
  },
  selfExclusion: {
    method: 'POST',
    path: '/users/self-exclusion',
    audience: 'client',
    summary: 'Stop trading for months or years. Nobody can end it early.',
    body: SelfExclusion,
    reply: Success(OwnLimitsView),
  },
} as const
