// In Arabic: how the product looks and sounds.

import type { Messages } from '#contract/shared/messages.ts'
import type { preferences as english } from '../preferences.ts'

export const preferences: Messages<typeof english> = {
  title: 'المظهر والأصوات',
  lead: 'كيف يبدو هذا ويُسمع في هذا المتصفح. لا تغادره إلا لغة رسائلك.',
  appearance: 'المظهر',
  themes: { system: 'كما في النظام', light: 'فاتح', dark: 'داكن' },
  language: 'اللغة',
  thisLanguage: 'هذه العربية.',
  letters: (language) =>
    `تصلك رسائلنا بالبريد الإلكتروني بلغة: ${language}. وهي تتبع ما تختاره هنا.`,
  lettersHere: 'اكتبوا إليّ بهذه اللغة',
  sounds: 'عندما تنتهي صفقة',
  sound: 'نغمة قصيرة',
  vibration: 'اهتزاز قصير، على الأجهزة التي تستطيع',
  alike: 'الربح والخسارة يختلفان في طبقة الصوت فقط: لا أحد منهما أعلى أو أطول.',
  tryIt: 'جرّبه',
}
