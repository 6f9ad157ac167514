// In Japanese: what stands around the legal texts. The texts themselves are in English.

import type { Messages } from '#contract/shared/messages.ts'
import type { legal as english } from '../legal.ts'

export { operatorInEnglish } from '../legal.ts'

export const legal: Messages<typeof english> = {
  titles: {
    terms: '利用規約',
    privacy: 'プライバシーポリシー',
    'risk-disclosure': 'リスク開示',
    'aml-policy': 'マネーロンダリング防止・本人確認方針',
    'payment-policy': '支払い方針',
  },
  descriptions: {
    terms:
      'お客様と運営者との間の契約。取引の値付けと決済、その費用、' +
      '双方がどのように契約を終了できるか。',
    privacy:
      'お客様に関するどのデータを、何のために、どれだけの期間保管し、誰に渡すか。' +
      'データの書き出しと消去の方法。',
    'risk-disclosure':
      '何を、なぜ失う可能性があるか。各価格のマージン、レバレッジもストップロスもないこと、執行、' +
      '相手方、流動性、電子取引のリスク。',
    'aml-policy': 'お客様の本人確認の方法、どの書類がいつ必要か、それがどのように保管されるか。',
    'payment-policy':
      '入金と出金の仕方。方法、時間、手数料、そしてなぜ出金の前に入金する必要がないのか。',
  },
  contents: '目次',
  short: '要点',
  version: (version) => `バージョン${version}`,
  time: ({ state, effective_from: from, effective_until: until }) => {
    if (from === null) return state === 'former' ? 'このサイトの開設前に差し替え' : '有効'
    if (state === 'coming') return `${from}から有効`
    if (state === 'former') return until === null ? `${from}から` : `${from}から${until}まで`
    return until === null ? `${from}から有効` : `${from}から${until}まで有効`
  },
  versions: 'この文書の版',
  versionsLead:
    'どの版も、そのアドレスと文言を保ちます。変更は、お知らせの30日後に有効になります。',
  allVersions: 'すべての版',
  coming: (date) => `${date}から新しい版が有効になります。`,
  notYet: 'この版はまだ有効ではありません。',
  former: 'この版は有効ではありません。',
  readInForce: '有効な版を読む',
  onlyEnglish: 'この文書は英語版のみです。',
  translated: 'これは翻訳です。相違がある場合は、英語の文書が有効です。',
  sandboxTitle: 'これはデモです',
  sandbox:
    'この環境でお金を受け取るものはありません。ライセンスは設定されておらず、' +
    '残高はすべて模擬資金で、入金や出金されるのは価値のないテストコインとテストカードです。',
  operator: {
    unnamed: (brand) => `${brand}の運営者`,
    contactPage: '当社のサポート（[お問い合わせページ](/contact-us)から）',
    name: '運営者',
    unset: '示されていません。この環境の設定に法人がありません。',
    number: '登録番号',
    address: '住所',
    email: 'メールアドレス',
    noEmail: '設定されていません。[お問い合わせページ](/contact-us)をお使いください。',
    phone: '電話',
    hours: (hours) => `（${hours}）`,
    law: (country) => (country === 'the Netherlands' ? 'オランダ' : country),
    privacyEmail: 'ご自身のデータについて',
    complaintsEmail: '苦情の宛先',
    licence: 'ライセンス情報',
    noLicence: 'ありません。ここにライセンスは設定されておらず、あるとも主張していません。',
    licenceOnStatus: '[ステータスページ](/status)に、公的な登録簿の記載とともにあります。',
  },
}
