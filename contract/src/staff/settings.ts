// What the operator decides for the install, as staff see and change it.

import * as z from 'zod/mini'
import { liveRequirementCodes } from '../public/live-requirements.ts'
import { Details, Instant, prose, Success, Text, text, Written } from '../shared/wire.ts'

export const settingGroups = [
  'brand',
  'contacts',
  'entity',
  'licence',
  'trading',
  'withdrawals',
  'deposits',
  'credits',
] as const
export type SettingGroup = (typeof settingGroups)[number]

/** How a setting is edited; `structure` is several values in one, written as JSON. */
export const settingKinds = ['text', 'lines', 'number', 'yes_no', 'list', 'structure'] as const
export type SettingKind = (typeof settingKinds)[number]

export const SettingView = z.object({
  /** In snake_case, e.g. `brand_name`. */
  name: Text,
  group: z.enum(settingGroups),
  kind: z.enum(settingKinds),
  /** As JSON, as is what holds while nobody has decided. */
  value: Text,
  usual: Text,
  is_decided: z.boolean(),
  /** What stands in the database is not what was decided: the safest value holds instead. */
  is_in_doubt: z.boolean(),
  /** A change takes two people, but for one to the safe side. */
  takes_two: z.boolean(),
  /** What waits for a second person, or for its day. */
  proposal: z.nullable(
    z.object({ id: Text, value: Text, by: Text, at: Instant, due_at: z.nullable(Instant) }),
  ),
})
export type SettingView = z.infer<typeof SettingView>

export const SiteSettings = z.object({
  mode: z.enum(['sandbox', 'live']),
  settings: z.array(SettingView),
  /** What it takes before real money is taken, in order. */
  going_live: z.array(
    z.object({
      code: z.enum(liveRequirementCodes as [string, ...string[]]),
      is_met: z.boolean(),
      details: z.optional(Details),
    }),
  ),
})
export type SiteSettings = z.infer<typeof SiteSettings>

/** A setting as it once became. */
const SettingVersion = z.object({
  name: Text,
  /** As JSON; before it, null: what nobody had decided. */
  value: Text,
  before: z.nullable(Text),
  at: Instant,
  proposed_by: Text,
  proposed_at: Instant,
  /** Null: it was one person's. */
  confirmed_by: z.nullable(Text),
  /** Null: nobody was asked, by command. */
  reason: z.nullable(Written),
  /** What two decided on. */
  proposal_id: z.nullable(Text),
})
export type SettingVersion = z.infer<typeof SettingVersion>

export const logoBytesMax = 2 * 1024 * 1024

export const staffSettingRoutes = {
  officeSettings: {
    method: 'GET',
    path: '/office/settings',
    audience: 'staff',
    action: 'setting.read',
    summary: 'Every setting with what is about to change it, and what going live still takes.',
    reply: Success(SiteSettings),
  },
  officeSettingVersions: {
    method: 'GET',
    path: '/office/settings/:group/versions',
    audience: 'staff',
    action: 'setting.read',
    summary:
      'What the settings of a group became and were before, who decided and why; newest first.',
    reply: Success(z.array(SettingVersion)),
  },
  officeSettingsChange: {
    method: 'POST',
    path: '/office/settings',
    audience: 'staff',
    action: 'setting.change',
    summary: 'Changes settings together, or proposes those that take two people.',
    body: z.strictObject({
      /** The value as JSON. */
      changes: z
        .array(z.strictObject({ name: text(60), value: text(6_000) }))
        .check(z.minLength(1), z.maxLength(20)),
      reason: prose(500),
    }),
    reply: Success(SiteSettings),
  },
  officeLogo: {
    method: 'POST',
    path: '/office/brand/logo',
    audience: 'staff',
    action: 'setting.change',
    summary:
      'Uploads a logo (PNG, JPEG or WebP), which is drawn anew and kept. It is shown once a ' +
      'setting says so, by its name.',
    body: z.strictObject({}),
    file: { name: 'logo', bytesMax: logoBytesMax },
    reply: Success(z.object({ name: Text })),
  },
} as const
