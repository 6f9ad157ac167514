// The settings by which an install is several processes.

import { oneOf, parseNatsUrl } from './parse-config.ts'

export const roles = ['engine', 'web'] as const
export type Role = (typeof roles)[number]

export type ProcessConfig = {
  /** What this process does in an install of several. */
  readonly role: Role
  /** Where they talk; null: it is one, or others only stand by. */
  readonly natsUrl: string | null
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
} as const
