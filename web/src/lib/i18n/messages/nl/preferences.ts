// In Dutch: how the product looks and sounds.

import type { Messages } from '#contract/shared/messages.ts'
import type { preferences as english } from '../preferences.ts'

export const preferences: Messages<typeof english> = {
  title: 'Weergave en geluid',
  lead:
    'Hoe dit er in deze browser uitziet en klinkt. Alleen de taal van je brieven ' + 'verlaat hem.',
  appearance: 'Weergave',
  themes: { system: 'Zoals het systeem', light: 'Licht', dark: 'Donker' },
  language: 'Taal',
  thisLanguage: 'Dit is Nederlands.',
  letters: (language) =>
    `Brieven aan je, per e-mail, komen in: ${language}. Ze volgen wat je hier kiest.`,
  lettersHere: 'Schrijf me in deze taal',
  sounds: 'Als een transactie eindigt',
  sound: 'Een korte toon',
  vibration: 'Een korte trilling, op apparaten die dat kunnen',
  alike:
    'Gewonnen en verloren verschillen alleen in toonhoogte: geen van beide is luider of langer.',
  tryIt: 'Probeer het',
}
