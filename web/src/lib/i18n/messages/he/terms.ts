// In Hebrew: the rows and pictures of the trading screen's terms.

import type { Messages } from '#contract/shared/messages.ts'
import type { terms as english } from '../terms.ts'

export const terms: Messages<typeof english> = {
  bothPay: 'Buy · Sell משלמים',
  oneClickOn: 'לחיצה אחת פועלת',
  dragChance: 'הסיכוי המתומחר, גוררים כדי לבחור',
  breakEven: 'נקודת איזון',
  winsNeeds: (wins, needs) => `מנצחת ${wins} · צריכה ${needs}`,
  chanceOf: (side) => `הסיכוי המתומחר של ${side}`,
  oneClickMarked: 'פועל: לחיצה שולחת את העסקה',
  above: (strike, chance) => `מעל ${strike} · ${chance}`,
  below: (strike, chance) => `מתחת ל־${strike} · ${chance}`,
  sizes: {
    watchList: 'רוחב רשימת המעקב',
    openTrades: 'גובה העסקאות הפתוחות',
  },
  asItComes: 'מעצמו',
  pixels: (size) => `${size} פיקסלים`,
  favourites: 'מועדפים',
  allInstruments: 'כל הנכסים',
  foldWatchList: 'קיפול רשימת המעקב',
  showWatchList: 'הצגת רשימת המעקב',
  stand: (count, won) => (count === 1 ? (won === 1 ? 'מנצחת' : 'אינה מנצחת') : `${won} מנצחות`),
  closeTrades: 'להסיר את העסקאות הפתוחות',
  openOn: (count) => `${count} פתוחות`,
}
