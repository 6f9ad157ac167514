// The settings by which an install is several processes.

import { oneOf, parseCellUrls, parseNatsUrl, wholeNumber } from './parse-config.ts'
import { type CellUrls, cellsMost, homeCell } from './platform/cell.ts'

export const roles = ['engine', 'web'] as const
export type Role = (typeof roles)[number]

export type ProcessConfig = {
  /** What this process does in an install of several. */
  readonly role: Role
  /** Where they talk; null: it is one, or others only stand by. */
  readonly natsUrl: string | null
  /** Of an install of several cells, the one that this process is of. */
  readonly cell: number
  /** Where processes reach each cell; null: there is one. */
  readonly cellUrls: CellUrls | null
}

export const processSettings = {
  role: {
    name: 'ROLE',
    fallback: 'engine',
    meaning:
      '`engine` does everything, one at a time for a database; `web` answers clients and leaves ' +
      'trading to it ([several processes](docs/several-processes.md)).',
    parse: oneOf(roles),
  },
  natsUrl: {
    name: 'NATS_URL',
    fallback: '',
    meaning:
      'NATS, by which `engine` and `web` talk, as `nats://user:password@host:4222`; several with ' +
      'commas between. Unset: there is no `web`.',
    isSecret: true,
    parse: parseNatsUrl,
  },
  cell: {
    name: 'CELL',
    fallback: String(homeCell),
    meaning: 'Number of the [cell](docs/cells.md) that this process is of.',
    parse: wholeNumber(homeCell, cellsMost),
  },
  cellUrls: {
    name: 'CELL_URLS',
    fallback: '',
    meaning:
      'Where each cell is reached by the others, as `1=http://10.0.1.5:3000,…`. Unset: there is ' +
      'one.',
    parse: parseCellUrls,
  },
} as const
