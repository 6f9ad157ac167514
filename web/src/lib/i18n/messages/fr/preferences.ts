// In French: how the product looks and sounds.

import type { Messages } from '#contract/shared/messages.ts'
import type { preferences as english } from '../preferences.ts'

export const preferences: Messages<typeof english> = {
  title: 'Apparence et sons',
  lead: 'L’aspect et les sons dans ce navigateur. Seule la langue de vos lettres le quitte.',
  appearance: 'Apparence',
  themes: { system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  language: 'Langue',
  thisLanguage: 'Ceci est du français.',
  letters: (language) =>
    `Nos lettres, par e-mail, vous arrivent en : ${language}. Elles suivent ce que ` +
    'vous choisissez ici.',
  lettersHere: 'Écrivez-moi dans cette langue',
  sounds: 'Quand une opération finit',
  sound: 'Un son court',
  vibration: 'Une vibration courte, sur les appareils qui le peuvent',
  alike: 'Gagné et perdu ne diffèrent que par la hauteur : aucun n’est plus fort ni plus long.',
  tryIt: 'Essayer',
}
