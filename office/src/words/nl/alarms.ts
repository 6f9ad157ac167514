// In Dutch: what the install sounded an alarm for.

import type { Messages } from '#contract/shared/messages.ts'
import type { alarms as english } from '../alarms.ts'

export const alarms: Messages<typeof english> = {
  screen: 'Meldingen van onraad',
  title: 'Melding van onraad',
  back: 'Alle meldingen',
  none: { waiting: 'Er wacht geen melding.', seen: 'Er is nog geen melding afgehandeld.' },
  lists: { seen: 'Afgehandeld' },
  list: 'Welke',
  waiting: 'Wachtend',
  says: 'Wat er staat',
  soundedAt: 'Gemeld op',
  seenBy: 'Afgehandeld door',
  seenAt: 'Wanneer',
  reason: 'Wat eruit kwam, voor je collega’s',
  see: 'Ik heb dit afgehandeld',
  seen: 'Wat eruit kwam',
  help: 'Wat elke melding betekent en wat je dan doet, staat in de gids voor beheerders.',
}
