// What takes more than one person, in Dutch.

import type { Messages } from '#contract/shared/messages.ts'
import type { eyes as english } from '../eyes.ts'

export const eyes: Messages<typeof english> = {
  label: 'Wie het vroeg en wie beslist',
  you: 'Jij mag hierover beslissen',
  another: 'Iemand anders beslist',
  neither: 'Je vroeg er niet om en hebt er niets bij te winnen.',
  alsoMay: (names) => `Mogen ook: ${names}.`,
  may: (names) => `Mogen: ${names}.`,
  nobodyElse: 'Niemand anders mag het.',
  until: (time) => `Tot ${time}.`,
  asked: (time) => `gevraagd ${time}`,
  askedBy: (time, proof) => `gevraagd ${time}, ${proof}`,
  yes: (time) => `zei ja ${time}`,
  took: (time) => `nam het terug ${time}`,
  without: 'zonder tweede factor',
}
