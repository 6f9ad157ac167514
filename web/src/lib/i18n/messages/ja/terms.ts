// In Japanese: the rows and pictures of the trading screen's terms.

import type { Messages } from '#contract/shared/messages.ts'
import type { terms as english } from '../terms.ts'

export const terms: Messages<typeof english> = {
  bothPay: 'Buy · Sellの払戻し',
  oneClickOn: 'ワンクリックはオン',
  dragChance: '織り込まれた確率（ドラッグして選択）',
  breakEven: '損益分岐点',
  winsNeeds: (wins, needs) => `勝つ確率${wins} · 必要${needs}`,
  chanceOf: (side) => `${side}に織り込まれた確率`,
  oneClickMarked: 'オン: 1回押すと取引が出ます',
  above: (strike, chance) => `${strike}より上 · ${chance}`,
  below: (strike, chance) => `${strike}より下 · ${chance}`,
  sizes: {
    watchList: 'ウォッチリストの幅',
    openTrades: '未決済の取引の高さ',
  },
  asItComes: '自動',
  pixels: (size) => `${size}ピクセル`,
  favourites: 'お気に入り',
  allInstruments: 'すべての銘柄',
  foldWatchList: 'ウォッチリストをたたむ',
  showWatchList: 'ウォッチリストを表示',
  stand: (count, won) =>
    count === 1 ? (won === 1 ? '勝っています' : '勝っていません') : `${won}件勝っています`,
  closeTrades: '未決済の取引を片付ける',
  openOn: (count) => `${count}件未決済`,
}
