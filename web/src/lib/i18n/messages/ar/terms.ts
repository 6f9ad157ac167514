// In Arabic: the rows and pictures of the trading screen's terms.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { terms as english } from '../terms.ts'

const plural = pluralOf('ar')

function pixelsOf(count: number): string {
  return plural(count, {
    one: 'بكسل واحد',
    two: 'بكسلان',
    few: `${count} بكسلات`,
    other: `${count} بكسل`,
  })
}

export const terms: Messages<typeof english> = {
  bothPay: 'Buy · Sell تدفع',
  oneClickOn: 'النقرة الواحدة مفعّلة',
  dragChance: 'الاحتمال المسعَّر، اسحب للاختيار',
  breakEven: 'نقطة التعادل',
  winsNeeds: (wins, needs) => `يربح ${wins} · يلزم ${needs}`,
  chanceOf: (side) => `الاحتمال المسعَّر لـ ${side}`,
  oneClickMarked: 'مفعّلة: ضغطة واحدة تنفّذ الصفقة',
  above: (strike, chance) => `فوق ${strike} · ${chance}`,
  below: (strike, chance) => `تحت ${strike} · ${chance}`,
  sizes: {
    watchList: 'عرض قائمة المتابعة',
    openTrades: 'ارتفاع الصفقات المفتوحة',
  },
  asItComes: 'تلقائيًا',
  pixels: pixelsOf,
  favourites: 'المفضلة',
  allInstruments: 'كل الأدوات',
  foldWatchList: 'طي قائمة المتابعة',
  showWatchList: 'عرض قائمة المتابعة',
  stand: (count, won) => (count === 1 ? (won === 1 ? 'رابحة' : 'غير رابحة') : `${won} رابحة`),
  closeTrades: 'إخفاء الصفقات المفتوحة',
  openOn: (count) => `${count} مفتوحة`,
}
