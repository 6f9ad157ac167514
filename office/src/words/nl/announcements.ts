// In Dutch: what the operator announces to visitors and clients.

import type { Messages } from '#contract/shared/messages.ts'
import type { announcements as english } from '../announcements.ts'

export const announcements: Messages<typeof english> = {
  tab: 'Mededelingen',
  title: 'Mededelingen',
  note:
    'hoogstens drie tegelijk; een mededeling wordt nooit gewijzigd: beëindig haar en maak een ' +
    'andere',
  make: 'Nieuwe mededeling',
  announce: 'Meedelen',
  english: 'Tekst in het Engels',
  dutch: 'Tekst in het Nederlands',
  tone: 'Toon',
  tones: { info: 'informatie', warning: 'waarschuwing' },
  audience: 'Voor wie',
  audiences: { everyone: 'iedereen', clients: 'alleen klanten' },
  from: 'Vanaf (UTC)',
  until: 'Tot (UTC)',
  pick: 'Kies',
  preview: 'Zoals zij te zien is',
  previewEmpty: 'Typ een tekst om haar te zien.',
  previewClose: 'Sluiten',
  inLanguage: { en: 'in het Engels', nl: 'in het Nederlands' },
  text: 'Tekst',
  state: 'Stand',
  states: { coming: 'komt nog', shown: 'te zien', over: 'voorbij', ended: 'eerder beëindigd' },
  by: 'Meegedeeld door',
  none: 'Er is nog niets meegedeeld.',
  end: 'Beëindigen',
  endTitle: 'Deze mededeling beëindigen',
  endWhy: 'Waarom zij eindigt; dit blijft bewaard',
  endedBy: (who, when, why) => `${who}, ${when}: ${why}`,
}
