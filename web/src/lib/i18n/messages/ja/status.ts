// In Japanese: what the status page says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { status as english } from '../status.ts'

export const status: Messages<typeof english> = {
  loading: 'ステータスを読み込み中',
  measured: (at) => `${at} UTCに測定。表示している間、ページは問い合わせを繰り返します。`,
  install: {
    title: 'この環境',
    mode: 'モード',
    modes: {
      sandbox: 'サンドボックス: 模擬資金のみ。実際のお金は受け取れません。',
      live: 'ライブ',
    },
    version: 'バージョン',
    since: '稼働開始',
    database: 'データベース',
    answers: '応答あり',
    silent: '応答がありません。回復まで取引は止まります。失われるものはありません。',
    books: '帳簿の照合',
    booksAre: {
      ok: '一致しています',
      differences: '差異があり、調査中です',
      unknown: 'まだ分かりません',
    },
  },
  prices: {
    title: '価格',
    label: '価格の提供元',
    source: '提供元',
    kind: '種類',
    kinds: {
      real: '実際の市場',
      simulated: '模擬',
      replayed: '再生',
      unknown: '不明',
    },
    age: '最新の価格',
    old: (age) => `${age}前`,
    instruments: '銘柄',
    none: 'まだ価格が届いていません。',
    compared: '比較する取引所',
    connection: '接続',
    connected: '接続中',
    notConnected: '切断',
    used: '使われている価格',
    usedOf: (used, all) => `${all}件中${used}件`,
    furthest: '価格からの最大の差',
    percent: (value) => `${value.toFixed(3)}%`,
  },
  settlement: {
    title: '取引の決済',
    median: '半数の所要時間の上限',
    p99: '100件中99件の所要時間の上限',
    count: '決済された取引',
    none: '直近1時間に決済された取引はありません。',
    unknown: 'データベースが応答しない間は分かりません。',
  },
  voids: {
    title: '無効の取引',
    all: '無効',
    of: (voided, settled, share) => `${settled}件中${voided}件 (${share})`,
    causes: {
      source_silent: '提供元を聞いていたが、価格がなかった',
      source_empty: '当社が聞き逃した時間の価格が、提供元になかった',
      source_unreachable: '1時間、提供元に問い合わせられなかった',
      source_changed: 'この環境の提供元が変わった',
      sources_disagreed: '提供元が一致しなかったか、1つだけが残った',
    },
    none: '直近1日に決済された取引はありません。',
    many: '直近1時間は通常より多くなっています。スタッフに警報が届いています。',
  },
  withdrawals: {
    title: '出金',
    methods: { ...coinNames, bank: '銀行振込' },
    half: (time, count) => `半数が${time}以内に支払い（${count}件）`,
    waiting: '現在待機中',
    overdue: '約束より長く待機中',
    none: '直近3か月の支払いが少なすぎて、所要時間を示せません。',
    from: (day) => `${day}以降の支払い。`,
  },
  licence: 'ライセンス情報',
}
