// Names of clients held against lists of people whom an operator must not serve: the lists that
// were loaded, what is like a name on one, and what staff say to it.

import * as z from 'zod/mini'
import {
  Instant,
  Page,
  pageQuery,
  prose,
  required,
  Success,
  Text,
  Written,
} from '../shared/wire.ts'
import { bars } from './bars.ts'
import { bothWays, daysQuery } from './lists.ts'
import { Personal } from './personal-data.ts'
import { clientNumber } from './withdrawals.ts'

/** Of the United States, and of the European Union. */
export const screeningListKinds = ['ofac_sdn', 'eu_consolidated'] as const
export type ScreeningListKind = (typeof screeningListKinds)[number]

/** Nobody has looked; it is the same person; it is somebody else. */
export const hitStates = ['open', 'same', 'different'] as const
export const hitVerdicts = ['same', 'different'] as const
export type HitVerdict = (typeof hitVerdicts)[number]

/** The largest file that is taken, in bytes. */
export const listBytesMax = 64 * 1024 * 1024

export const ScreeningList = z.object({
  id: Text,
  kind: z.enum(screeningListKinds),
  /** The day that the list gives itself. */
  version: Text,
  sha256: Text,
  people: z.int(),
  names: z.int(),
  loaded_at: Instant,
  loaded_by: Text,
  /** A newer one of its kind has not taken its place. */
  is_current: z.boolean(),
})
export type ScreeningList = z.infer<typeof ScreeningList>

export const ScreeningHit = z.object({
  id: Text,
  client: z.object({
    id: Text,
    email: Personal,
    name: Personal,
    /** A day; null: they have not told. */
    born: z.nullable(Personal),
  }),
  kind: z.enum(screeningListKinds),
  /** The number of the person on the list. */
  ref: Text,
  listed_name: Written,
  /** As the list writes it; empty: it says nothing. */
  born: Written,
  /** Out of a thousand. */
  score: z.int(),
  state: z.enum(hitStates),
  found_at: Instant,
  decided_at: z.nullable(Instant),
  decided_by: z.nullable(Text),
  reason: z.nullable(Written),
  /** Null: the member who asks may decide it. */
  bar: z.nullable(z.enum(bars)),
})
export type ScreeningHit = z.infer<typeof ScreeningHit>

export const ScreeningState = z.object({
  lists: z.array(ScreeningList),
  /** From which score on a name is a hit, out of a thousand. */
  least_score: z.int(),
  /** When every identified client had been held against all of them; null: it is under way. */
  swept_at: z.nullable(Instant),
})

export const hitSorts = bothWays('found_at', 'score')
export type HitSort = (typeof hitSorts)[number]

export const screeningRoutes = {
  officeScreening: {
    method: 'GET',
    path: '/office/screening',
    audience: 'staff',
    action: 'screening.read',
    summary: 'The lists that names are held against, and whether everybody was by now.',
    reply: Success(ScreeningState),
  },
  officeScreeningList: {
    method: 'POST',
    path: '/office/screening/lists',
    audience: 'staff',
    action: 'screening_list.load',
    summary:
      'Loads a list: a multipart form of `list` (SDN.XML, or the consolidated list as CSV) and ' +
      '`kind`. Everybody is held against it, in the background.',
    body: z.strictObject({
      kind: z.enum(screeningListKinds, { error: required('not_listed') }),
    }),
    file: { name: 'list', bytesMax: listBytesMax },
    reply: Success(ScreeningState),
  },
  officeScreeningHits: {
    method: 'GET',
    path: '/office/screening/hits',
    audience: 'staff',
    action: 'screening.read',
    summary: 'Names that are like one on a list, in one state, by when found or how much alike.',
    query: z.strictObject({
      ...pageQuery,
      state: z._default(z.enum(hitStates), 'open'),
      sort: z._default(z.enum(hitSorts, { error: 'not_listed' }), 'found_at'),
      kind: z.optional(z.enum(screeningListKinds, { error: 'not_listed' })),
      client: z.optional(clientNumber),
      ...daysQuery,
    }),
    reply: Page(ScreeningHit),
  },
  officeScreeningHit: {
    method: 'GET',
    path: '/office/screening/hits/:id',
    audience: 'staff',
    action: 'screening.read',
    summary: 'One name that is like one on a list.',
    reply: Success(ScreeningHit),
  },
  officeScreeningVerdict: {
    method: 'POST',
    path: '/office/screening/hits/:id/verdict',
    audience: 'staff',
    action: 'screening_hit.decide',
    summary: 'Says whether it is the same person, with a reason for the record. Once.',
    body: z.strictObject({
      verdict: z.enum(hitVerdicts, { error: required('not_listed') }),
      reason: prose(500),
    }),
    reply: Success(ScreeningHit),
  },
} as const
