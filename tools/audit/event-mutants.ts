// Defects of the chains of events: Ada's has five, of which anchors bind the third and the fourth.

import type { World } from '#test/world.ts'
import type { Mutant } from './planted.ts'
import { hashInSql } from './trades-in-sql.ts'

const mutants: readonly (readonly [name: string, plant: (where: Where) => readonly string[]])[] = [
  [
    'edited details of an event',
    ({ at }) => [`update events set details = '{"step":"other"}' where ${at(2)}`],
  ],
  [
    'an event moved to another client',
    ({ at, bob }) => [`update events set client_id = ${bob} where ${at(3)}`],
  ],
  [
    "an event moved to the install's chain",
    ({ at }) => [`update events set chain = 0, nr = 3 where ${at(5)}`],
  ],
  [
    'an event dated back',
    ({ at }) => [`update events set at = at - interval '1 ms' where ${at(3)}`],
  ],
  ['a removed event', ({ at }) => [`delete from events where ${at(2)}`]],
  ['a removed first event', ({ at }) => [`delete from events where ${at(1)}`]],
  ['a tail that was cut off', ({ at }) => [`delete from events where ${at(5)}`]],
  [
    'an anchored tail that was cut off, with the head moved back',
    ({ at, ada }) => [
      `delete from events where ${at(4)} or ${at(5)}`,
      `update event_heads h set nr = 3, anchored_nr = 3, hash = e.hash
         from events e where h.chain = ${ada} and ${at(3, 'e.')}`,
    ],
  ],
  [
    'a whole chain that was taken out, with its head',
    ({ bob }) => [
      `delete from events where chain = ${bob}`,
      `delete from event_heads where chain = ${bob}`,
    ],
  ],
  ['a chain without a head', ({ ada }) => [`delete from event_heads where chain = ${ada}`]],
  [
    'a removed event, the later ones moved up',
    ({ at }) => [
      `delete from events where ${at(3)}`,
      `update events set nr = 3 where ${at(4)}`,
      `update events set nr = 4 where ${at(5)}`,
    ],
  ],
  [
    'two events that changed places',
    ({ at }) => [
      `update events set nr = 1000 where ${at(2)}`,
      `update events set nr = 2 where ${at(3)}`,
      `update events set nr = 3 where ${at(1000)}`,
    ],
  ],
  [
    'an edited event with a hash made to fit it',
    ({ at }) => [
      `update events set details = '{"step":"other"}' where ${at(2)}`,
      `update events set hash = ${hashInSql} where ${at(2)}`,
    ],
  ],
  [
    'an edited anchored end with a hash made to fit it, in its head too',
    ({ at, bob }) => [
      `update events set details = '{"step":"other"}' where ${at(1, '', bob)}`,
      `update events set hash = ${hashInSql} where ${at(1, '', bob)}`,
      `update event_heads h set hash = e.hash from events e
        where h.chain = ${bob} and ${at(1, 'e.', bob)}`,
    ],
  ],
  [
    'an invented event before the first',
    ({ at }) => [
      `insert into events (chain, nr, at, client_id, actor, kind, details, previous, hash)
       select chain, 0, at, client_id, actor, kind, details, previous, sha256('x') from events
        where ${at(1)}`,
    ],
  ],
  [
    'an anchor dated back',
    () => [`update event_anchors set at = at - interval '1 ms' where nr = 1`],
  ],
  ['a removed anchor', () => ['delete from event_anchors where nr = 1']],
  [
    'a head taken out of an anchor',
    ({ bob }) => [`delete from event_anchor_heads where chain = ${bob}`],
  ],
]

type Where = Pick<World, 'ada' | 'bob'> & {
  /** Where an event of Ada's, or of another's, stands. */
  readonly at: (nr: number, table?: string, chain?: bigint) => string
}

export const eventMutants: readonly Mutant<World>[] = mutants.map(([name, plant]) => ({
  name,
  trips: ['I17'],
  plant: ({ ada, bob }) => [
    // A number of 0, or another client's chain, is no row of the table as it is.
    `alter table events drop constraint events_nr_check, drop constraint events_check`,
    ...plant({
      ada,
      bob,
      at: (nr, table = '', chain = ada) => `${table}chain = ${chain} and ${table}nr = ${nr}`,
    }),
  ],
}))
