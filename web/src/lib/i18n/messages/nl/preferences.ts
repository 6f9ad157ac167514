// In Dutch: how the product looks and sounds.

import type { Messages } from '#contract/shared/messages.ts'
import type { preferences as english } from '../preferences.ts'

export const preferences: Messages<typeof english> = {
  title: 'Weergave en geluid',
  lead: 'Hoe dit er in deze browser uitziet en klinkt. Niets daarvan verlaat hem.',
  appearance: 'Weergave',
  themes: { system: 'Zoals het systeem', light: 'Licht', dark: 'Donker' },
  language: 'Taal',
  thisLanguage: 'Dit is Nederlands.',
  sounds: 'Als een transactie eindigt',
  sound: 'Een korte toon',
  vibration: 'Een korte trilling, op apparaten die dat kunnen',
  alike:
    'Gewonnen en verloren verschillen alleen in toonhoogte: geen van beide is luider of langer.',
  tryIt: 'Probeer het',
}
