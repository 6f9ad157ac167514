// In Japanese: what the page of live payouts says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { payouts as english } from '../payouts.ts'

export const payouts: Messages<typeof english> = {
  title: '支払済みの出金',
  description: '支払われた出金: 金額、短縮した宛先、誰でも調べられるものはその送金。',
  lead:
    '資金が送り出された出金だけを示します。一覧は帳簿から作られます。銀行が支払ったことは、' +
    'スタッフの記録によります。',
  loading: '一覧を読み込み中',
  none: 'まだ支払いはありません',
  noneWhy: '出金は、資金が帳簿から送り出され、支払いに番号が付くと、ここに表示されます。',
  sandbox: 'この環境はサンドボックスです。ここから送り出されるのは模擬資金とテストコインです。',
  newest: '最新',
  howLong: '所要時間',
  half: (time) => `半数が${time}以内`,
  of: (count, from) => `${from}以降に${count}件支払い`,
  fewMedians: '最近の支払いが少なすぎて、所要時間を示せません。',
  label: '支払われた出金（新しい順）',
  paid: '支払い (UTC)',
  method: '方法',
  methods: { ...coinNames, bank: '銀行振込' },
  amount: '金額',
  destination: '宛先',
  bankAccount: '銀行口座',
  transaction: '送金',
  noTransaction: '非公開',
  look: (id) => `送金${id}を公開エクスプローラーで調べる`,
  networks: {
    main: null,
    test: 'テストネットワーク',
    local: 'プライベートテストチェーン',
    simulated: '模擬チェーン',
  },
  about: '見えるものと、見えないもの',
  aboutText: [
    '金額は、手数料を引いた後に送り出された額です。アドレスは最初の6文字と最後の4文字だけを示し' +
      'ます。ご自身のものを見つけるには十分で、他人のものに送るには足りません。',
    '銀行口座については何も示しません。いずれにせよ、誰も調べられないためです。',
    '待機中、却下、取消のものは一覧にありません。何件が待機中で、' +
      'そのうち何件が約束より長いかは、ステータスページにあります。',
  ],
  status: 'ステータスページへ',
}
