// In French: how the product looks and sounds.

import type { Messages } from '#contract/shared/messages.ts'
import type { preferences as english } from '../preferences.ts'

export const preferences: Messages<typeof english> = {
  title: 'Apparence et sons',
  lead: 'L’aspect et le son de ceci dans ce navigateur. Rien n’en sort.',
  appearance: 'Apparence',
  themes: { system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  language: 'Langue',
  thisLanguage: 'Ceci est du français.',
  sounds: 'Quand une opération finit',
  sound: 'Un son court',
  vibration: 'Une vibration courte, sur les appareils qui le peuvent',
  alike: 'Gagné et perdu ne diffèrent que par la hauteur : aucun n’est plus fort ni plus long.',
  tryIt: 'Essayer',
}
