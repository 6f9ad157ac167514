// In Dutch: what acts for a client by itself.

import type { Messages } from '#contract/shared/messages.ts'
import type { programs as english } from '../programs.ts'

export const programs: Messages<typeof english> = {
  here: 'Automatische trades hier',
  creditMoves: 'Wat het veranderde',
  keys: 'Sleutels van beurzen',
  tokens: 'Persoonlijke tokens',
  webhooks: 'Webhooks',
  nothing: 'geen',
  none: '–',
  stands: 'in gebruik',
  endedOn: (day) => `beëindigd op ${day}`,
  pair: 'Paar',
  state: 'Status',
  states: { stopped: 'gestopt', running: 'loopt', stopping: 'wordt gestopt' },
  held: 'Heeft',
  result: 'Resultaat',
  name: 'Naam',
  rights: 'Mag',
  made: 'Gemaakt',
  checked: 'Nagekeken',
  scopes: 'Opent',
  from: 'Aangenomen van',
  anywhere: 'overal',
  used: 'Laatst gebruikt',
  ends: 'Eindigt',
  host: 'Adres',
  told: 'Hoort van',
  failing: 'Mislukt sinds',
  paused: 'Gepauzeerd sinds',
}
