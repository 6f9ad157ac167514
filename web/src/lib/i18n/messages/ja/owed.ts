// In Japanese: what clients are owed.

import type { Messages } from '#contract/shared/messages.ts'
import type { owed as english } from '../owed.ts'

export const owed: Messages<typeof english> = {
  title: '当社がお客様に負う額とその証明',
  lead:
    '1日に1回、すべてのお客様に対して当社が負う額の合計を公開ログに公開します。' +
    '投入額と処理中の出金を含め、ご自身の額はその中に数えられています。' +
    'それをここでブラウザが確かめます。',
  loading: '証明を読み込み中',
  none:
    '前回の公開時に当社が負う額がなかったか、まだ公開されていないか、' +
    'その後メールアドレスが変わりました。その場合は、翌日分にご自身の証明があります。',
  said: (at, amount, total) =>
    `${at} UTCの時点で、すべてのお客様に負う${total}のうち、お客様に負う額は${amount}でした。`,
  counted: 'ご自身の額がその合計に数えられている',
  logged: 'その合計がログにある',
  good: 'どちらも成り立ちます',
  bad: '成り立ちません',
  save: '証明を保存',
  tooOld:
    'このブラウザは署名 (Ed25519) を確かめられません。新しいブラウザ、' +
    'またはnpm run verifyで確かめられます。',
  all: {
    title: 'お客様に負う額と、保有する額',
    lead:
      '1日に1回、合計の木として公開され、お客様はそれぞれ口座明細のページでその中にご自身の額を見' +
      'つけられます。その横に、チェーンの示す、当社のアドレスの保有額があります。',
    total: 'お客様に負う額',
    none: 'まだ公開されていません。',
    asOf: (at) => `${at} UTC現在`,
    root: '木の根',
    entry: (nr) => `ログの記録${nr}`,
    held: '当社のアドレスにある額',
    heldNone: 'まだどのチェーンにも問い合わせていません。',
  },
}
