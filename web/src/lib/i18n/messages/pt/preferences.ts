// In Portuguese: how the product looks and sounds.

import type { Messages } from '#contract/shared/messages.ts'
import type { preferences as english } from '../preferences.ts'

export const preferences: Messages<typeof english> = {
  title: 'Aspeto e sons',
  lead: 'Como isto se vê e soa neste navegador. Só o idioma das suas cartas sai dele.',
  appearance: 'Aspeto',
  themes: { system: 'Como no sistema', light: 'Claro', dark: 'Escuro' },
  language: 'Idioma',
  thisLanguage: 'Isto é português.',
  letters: (language) =>
    `As cartas, por e-mail, chegam-lhe em: ${language}. Seguem o que escolher aqui.`,
  lettersHere: 'Escrevam-me neste idioma',
  sounds: 'Quando uma operação termina',
  sound: 'Um tom curto',
  vibration: 'Uma vibração curta, em dispositivos que o consigam',
  alike: 'Ganha e perdida só diferem na altura do tom: nenhuma é mais forte ou mais longa.',
  tryIt: 'Experimentar',
}
