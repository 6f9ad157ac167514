// In Spanish: how the product looks and sounds.

import type { Messages } from '#contract/shared/messages.ts'
import type { preferences as english } from '../preferences.ts'

export const preferences: Messages<typeof english> = {
  title: 'Aspecto y sonidos',
  lead: 'Cómo se ve y suena esto en este navegador. Solo el idioma de tus cartas sale de él.',
  appearance: 'Aspecto',
  themes: { system: 'Como lo tenga el sistema', light: 'Claro', dark: 'Oscuro' },
  language: 'Idioma',
  thisLanguage: 'Esto es español.',
  letters: (language) =>
    `Las cartas, por correo electrónico, te llegan en: ${language}. Siguen lo que ` +
    'elijas aquí.',
  lettersHere: 'Escribidme en este idioma',
  sounds: 'Cuando termina una operación',
  sound: 'Un tono corto',
  vibration: 'Una vibración corta, en dispositivos que puedan',
  alike:
    'Ganada y perdida solo se distinguen en el tono: ninguna suena más fuerte ni más ' + 'tiempo.',
  tryIt: 'Probarlo',
}
