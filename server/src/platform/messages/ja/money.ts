// In Japanese: letters about money.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  corrections as englishCorrections,
  credits as englishCredits,
  deposits as englishDeposits,
  withdrawals as englishWithdrawals,
} from '../money.ts'

export { reasonWords } from '#contract/client/ja/reason-words.ts'

const seeDeposits = '入金を見る'
const seeWithdrawals = '出金を見る'
const seeCredits = 'クレジットを見る'
const moneyBack = '資金は手数料なしで残高に戻りました。'
const writeToUs = 'お心当たりがない場合は、すぐに新しいパスワードを設定し、当社にご連絡ください。'

export const deposits: Messages<typeof englishDeposits> = {
  received: (coins, needed) => ({
    subject: '支払いが確認されました',
    paragraphs: [
      `入金アドレスへの${coins}の支払いが確認されました。ネットワークが${needed}回承認すると、残高に反映されます。`,
    ],
    action: seeDeposits,
  }),
  receivedAgain: (coins, needed) => ({
    subject: '支払いが再び確認されました',
    paragraphs: [
      `入金アドレスへの${coins}の支払いが再び確認されました。ネットワークが${needed}回承認すると、残高に反映されます。`,
    ],
    action: seeDeposits,
  }),
  lost: (coins) => ({
    subject: 'ネットワークが支払いを失いました',
    paragraphs: [
      `入金アドレスへの${coins}の支払いはチェーンに含まれなくなったため、残高には何も反映されていません。`,
      '多くの場合は数分以内に自然に戻り、通常どおり反映されます。戻らない場合は、コインがどうなったかをウォレットでご確認ください。',
    ],
    action: seeDeposits,
  }),
  cancelled: {
    subject: '入金を取りやめました',
    paragraphs: ['何も届かないうちに入金を取りやめました。料金はかかっていません。'],
    action: seeDeposits,
    closing: ['それでも支払われた場合は、届いた分が反映されます。'],
  },
  cancelledOf: (amount) =>
    `何も届かないうちに${amount}の入金を取りやめました。料金はかかっていません。`,
  approved: (amount) => ({
    subject: '入金が承認されました',
    paragraphs: [`ライブ口座の残高に${amount}が加わりました。`],
    action: seeDeposits,
  }),
  identityDue: (day) =>
    `ご本人の確認がまだです。${day}までに、口座の確認ページで本人確認書類の画像をお送りください。`,
  byCard: 'カードで支払われました。',
  isCopy: (day) => `これは${day}のことで、このメールは当社の通知の写しです。`,
  arrived: (coins, rate) => `${coins}が届き、レートは${rate}でした。`,
  arrivedAbove: (coins, rate, rest) => `${coins}が届き、レートは${rate}、超過分は${rest}でした。`,
  outcomes: {
    partial: '申請より少なく、届いた分が反映されました。',
    over: '申請より多く、すべて反映されました。',
    late: 'レートの終了後に届いたため、承認時のレートを使いました。',
    unasked: '申請がなかったため、承認時のレートを使いました。',
  },
  rejected: (reason) => ({
    subject: '入金が却下されました',
    paragraphs: ['入金は、次の理由により却下されました:', reason],
    action: seeDeposits,
    closing: ['それでも支払われた場合は、サポートへご連絡ください。届いた分は反映されます。'],
  }),
  rejectedOf: (amount) => `${amount}の入金は、次の理由により却下されました:`,
  reversed: (amount, reason) => ({
    subject: '入金が取り戻されました',
    paragraphs: [
      `残高に加わっていた${amount}の入金が取り戻されました:`,
      reason,
      'スタッフが確認するまで、口座は凍結されています。取引、入金、出金の申請はできません。ログイン、すべての閲覧、待機中の出金の取り消し、データの' +
        'エクスポートは可能です。サポートへご連絡ください。',
    ],
  }),
}

export const withdrawals: Messages<typeof englishWithdrawals> = {
  code: (code) => ({
    subject: '出金のためのコード',
    paragraphs: [
      `コード: ${code}`,
      '10分間、1回限り有効で、ほかの用途には使えません。だれにも教えないでください。',
    ],
    closing: [
      'お心当たりがない場合は、ほかのだれかがログインしています。すぐに新しいパスワードを設定し、当社にご連絡ください。',
    ],
  }),
  codeToAdd: (place) =>
    `このコードは、次の出金先をアドレス帳に追加することを確認するものです: ${place}。`,
  codeToSend: (amount, place) =>
    `このコードは、${amount}を${place}へ出金することを確認するものです。`,
  placeAdded: (place) => ({
    subject: '出金先が追加されました',
    paragraphs: ['次のアドレスがアドレス帳に追加されました:', place],
    action: 'アドレス帳を見る',
    closing: [writeToUs],
  }),
  asked: (amount, place, fee) => ({
    subject: '出金が申請されました',
    paragraphs: [
      `${place}への${amount}の出金が申請されました。手数料${fee}が差し引かれます。支払われるまで、資金は確保されています。`,
      'ご本人の場合は、何もする必要はありません。そうでない場合は、このリンクで取り消してください。送金が始まるまで、ログインせずに使えます。',
    ],
    action: '内容を見る、または取り消す',
    closing: ['お心当たりがない場合は、すぐに新しいパスワードも設定し、当社にご連絡ください。'],
  }),
  waits: (until) => `新しい出金先のため、${until}より前には送金されません。`,
  approved: (amount, place) => ({
    subject: '出金が承認されました',
    paragraphs: [`${place}への${amount}の出金が承認され、これから送金されます。`],
    action: seeWithdrawals,
  }),
  sent: (amount, place) => ({
    subject: '出金を送金しました',
    paragraphs: [
      `${place}への${amount}の出金を送金しました。ネットワークが承認すると、支払い済みとなります。`,
    ],
    action: seeWithdrawals,
  }),
  paid: (amount, place) => ({
    subject: '出金が支払われました',
    paragraphs: [`${place}への${amount}の出金が支払われました。`],
    action: seeWithdrawals,
  }),
  left: (net, fee) => `送金額: 手数料${fee}を引いた${net}。`,
  leftInCoins: (net, fee, coins, rate) =>
    `送金額: 手数料${fee}を引いた${net}。1単位${rate}で${coins}です。`,
  reference: (reference) => `参照番号: ${reference}`,
  transaction: (reference) => `トランザクション: ${reference}`,
  rejected: (amount, place, reason) => ({
    subject: '出金が却下されました',
    paragraphs: [`${place}への${amount}の出金は、次の理由により却下されました:`, reason, moneyBack],
    action: seeWithdrawals,
  }),
  cancelled: (amount, place) => ({
    subject: '出金が取り消されました',
    paragraphs: [`${place}への${amount}の出金を取り消しました。`, moneyBack],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
  cancelledByMail: (amount, place) => ({
    subject: '出金が取り消されました',
    paragraphs: [
      `${place}への${amount}の出金は、それについてのメールのリンクから取り消されました。これにログインは必要ありません。`,
      moneyBack,
    ],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
}

export const corrections: Messages<typeof englishCorrections> = {
  deposit_restored: (amount) => ({
    subject: '入金が再び反映されました',
    paragraphs: [
      `取り戻されていた入金が元に戻りました。差し引かれていた分と同じ${amount}が、ライブ口座の残高に加わりました。`,
    ],
  }),
  withdrawal_returned: (amount, taken) => ({
    subject: '銀行への支払いが戻りました',
    paragraphs: [
      `銀行が支払いを返送しました。${amount}がライブ口座の残高に加わりました。これが戻った額で、送金額のうち銀行が${taken}を差し引` +
        'きました。',
    ],
  }),
  goodwill: (amount) => ({
    subject: '残高に資金が加わりました',
    paragraphs: [`ライブ口座の残高に${amount}が加わりました。`],
  }),
  noted: 'スタッフ2名が記した理由です:',
  action: '明細書を見る',
}

export const credits: Messages<typeof englishCredits> = {
  bought: (credits, price, paid, invoice) => ({
    subject: `${credits}クレジットを購入しました`,
    paragraphs: [
      `${credits}クレジットはお客様のものです。価格は税込み€${price}、ライブ残高からは${paid}でした。請求書は` +
        `${invoice}で、クレジットのページにあります。`,
    ],
    action: seeCredits,
  }),
  kept: 'クレジットは返却できません。',
  until: (day) => `${day}までに使わなかった分は、それまでそこで返却できます。`,
  givenBack: (credits, paid, note) => ({
    subject: `${credits}クレジットを返却しました`,
    paragraphs: [
      `使われなかった${credits}クレジットに対し、${paid}がライブ残高に戻りました。貸方票は${note}です。`,
    ],
    action: seeCredits,
  }),
  low: (left, least) => ({
    subject: `残りは${left}クレジットです`,
    paragraphs: [
      `残りは${left}クレジットです。${least}未満では、自動トレーダーは取引所の口座で新しいことを始めません。そこで未決済のものは、そ` +
        'れ自体の規則で決済されます。',
      '手動またはプランの取引システムによるここでの取引に、クレジットは必要ありません。',
    ],
    action: seeCredits,
  }),
  notBought: (credits) => ({
    subject: '入金でクレジットは購入されませんでした',
    paragraphs: [
      `入金はライブ残高にあります。${credits}クレジットを購入するはずでしたが、購入されませんでした。理由はクレジットのページにあります。` +
        'そこで残高から購入できます。',
    ],
    action: seeCredits,
  }),
  overdue: (left, since, months) => ({
    subject: 'お知らせ: クレジットの不足により口座が終了されることがあります',
    paragraphs: [
      `クレジットは${left}で、${since}から0を下回っています。それが${months}か月続くと、当社の規約により口座を終了でき、ス` +
        'タッフにも知らされています。',
      'クレジットを購入すれば、この状態はすぐに終わります。資金は引き続きお客様のもので、出金できます。',
    ],
    action: seeCredits,
  }),
}
