// In Japanese: a receipt that is signed and stands in the public log.

import type { Messages } from '#contract/shared/messages.ts'
import type { signedReceipt as english } from '../signed-receipt.ts'

export const signedReceipt: Messages<typeof english> = {
  title: '署名され、公開ログにあります',
  note:
    '条件と結果には署名があり、それぞれの指紋が、気づかれずには誰も変えられないログにあります。' +
    'ファイルを持つ人は、当社なしで検証できます。',
  save: '署名付きレシートを保存',
  loading: '署名を読み込み中',
  waiting: 'ログは1分に1回、その内容を示します。残りは2分以内に続きます。',
  good: 'すべて成り立ちます',
  bad: '成り立ちません',
  incomplete: 'まだすべてではありません',
  findings: {
    terms_signed: '条件に署名がある',
    terms_logged: '条件がログにある',
    settlement_signed: '結果に署名がある',
    settlement_logged: '結果がログにある',
    same_trade: '結果はこの条件のものである',
    prices_logged: '結果を決める価格がログにある',
  },
  yes: '成り立つ',
  no: '成り立たない',
  notYet: 'まだ',
  choose: 'レシートを選択',
  chooseNote: 'ファイルはブラウザの中にとどまり、これに接続は要りません。',
  unreadable:
    'このファイルは署名付きレシートではありません。署名付きレシートは、' +
    'レシートのページで保存できます。',
  tooOld:
    'このブラウザは署名 (Ed25519) を確かめられません。新しいブラウザ、' +
    'またはnpm run verifyで確かめられます。',
  of: (side, symbol, amount) => `${side} ${symbol}、${amount}`,
  ended: {
    Pending: 'まだ未決済',
    Won: (paid) => `勝ち、${paid}の払戻し`,
    Lost: '負け',
    Draw: (paid) => `引き分け、${paid}が戻りました`,
    Void: (paid) => `無効、${paid}が戻りました`,
  },
  mode: { real: 'ライブ', demo: 'デモ' },
  recomputed: 'ログの価格から再計算',
  stated: (text) => `ファイルの記載は${text}`,
  computed: (text) => `再計算は${text}`,
  none: 'なし',
  keyIs: '署名者',
  keyNote: 'ご存じの鍵、または当社の/log/keys.jsonと比べてください。',
  askLog: 'ログに問い合わせる',
  held: 'ログは今も、元のまま保持しています。',
  notHeld:
    'ログはもうこれを保持していません。このファイルを保管してください。' +
    '履歴が変えられたことの証明になります。',
  logAway: 'ログが応答しませんでした。後でもう一度お試しください。',
}
