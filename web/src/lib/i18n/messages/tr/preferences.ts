// In Turkish: how the product looks and sounds.

import type { Messages } from '#contract/shared/messages.ts'
import type { preferences as english } from '../preferences.ts'

export const preferences: Messages<typeof english> = {
  title: 'Görünüm ve sesler',
  lead: 'Bunun bu tarayıcıda nasıl göründüğü ve duyulduğu. Hiçbiri dışarı çıkmaz.',
  appearance: 'Görünüm',
  themes: { system: 'Sistemdeki gibi', light: 'Açık', dark: 'Koyu' },
  language: 'Dil',
  thisLanguage: 'Bu Türkçe.',
  sounds: 'Bir işlem bittiğinde',
  sound: 'Kısa bir ton',
  vibration: 'Kısa bir titreşim, yapabilen cihazlarda',
  alike:
    'Kazanma ve kaybetme yalnızca perdede ayrılır: hiçbiri daha yüksek sesli veya daha uzun ' +
    'değildir.',
  tryIt: 'Dene',
}
