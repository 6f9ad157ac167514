// Defects of the chain of events.

import type { World } from '#test/world.ts'
import type { Mutant } from './planted.ts'
import { hashInSql } from './trades-in-sql.ts'

export const eventMutants: readonly Mutant<World>[] = [
  {
    name: 'edited details of an event',
    trips: ['I17'],
    plant: () => [`update events set details = '{"step":"other"}' where nr = 2`],
  },
  {
    name: 'an event moved to another client',
    trips: ['I17'],
    plant: ({ ada }) => [`update events set client_id = ${ada} where nr = 3`],
  },
  {
    name: 'an event dated back',
    trips: ['I17'],
    plant: () => [`update events set at = at - interval '1 ms' where nr = 3`],
  },
  {
    name: 'a removed event',
    trips: ['I17'],
    plant: () => ['delete from events where nr = 3'],
  },
  {
    name: 'a removed first event',
    trips: ['I17'],
    plant: () => ['delete from events where nr = 1'],
  },
  {
    name: 'a removed event, the later ones moved up',
    trips: ['I17'],
    plant: () => [
      'delete from events where nr = 3',
      'update events set nr = 3 where nr = 4',
      'update events set nr = 4 where nr = 5',
    ],
  },
  {
    name: 'two events that changed places',
    trips: ['I17'],
    plant: () => [
      'update events set nr = 1000 where nr = 2',
      'update events set nr = 2 where nr = 3',
      'update events set nr = 3 where nr = 1000',
    ],
  },
  {
    name: 'an edited event with a hash made to fit it',
    trips: ['I17'],
    plant: () => [
      `update events set details = '{"step":"other"}' where nr = 2`,
      `update events set hash = ${hashInSql} where nr = 2`,
    ],
  },
  {
    name: 'an invented event before the first',
    trips: ['I17'],
    plant: () => [
      `insert into events (nr, at, client_id, actor, kind, details, previous, hash)
       select 0, at, client_id, actor, kind, details, previous, sha256('x') from events
        where nr = 1`,
    ],
  },
]
