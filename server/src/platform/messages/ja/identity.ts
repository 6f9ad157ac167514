// In Japanese: letters about breaks, freezes, plans, papers and the end of the account.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  breaks as englishBreaks,
  changes as englishChanges,
  closings as englishClosings,
  documents as englishDocuments,
  freezes as englishFreezes,
  plans as englishPlans,
  tokens as englishTokens,
} from '../identity.ts'

const contactUs = 'お心当たりがない場合は、すぐにサポートへご連絡ください。'
const changePassword = 'お心当たりがない場合は、パスワードを変更し、サポートへご連絡ください。'
const seePlan = 'プランを見る'
const stillThere =
  '未決済の取引は終わりまで続きます。閲覧、出金、口座の閉鎖のためのログインは引き続き可能です。'
const notBefore = (until: string) =>
  `ご希望のとおり、${until}まで取引も入金もできません。ご本人も当社も、これを早く終わらせることはできません。`
const nothingCharged =
  '料金はかかっていません。資金は口座にあり、出金できますが、取引で失うこともあります。'

export const breaks: Messages<typeof englishBreaks> = {
  coolOff: (until) => ({
    subject: 'クールオフが始まりました',
    paragraphs: [notBefore(until), stillThere],
  }),
  selfExclusion: (until) => ({
    subject: '自己排除が始まりました',
    paragraphs: [
      notBefore(until),
      stillThere,
      '取引が問題になっている場合は、医師や、お住まいの国のギャンブル問題の相談窓口など、どなたかにご相談ください。',
    ],
  }),
}

export const freezes: Messages<typeof englishFreezes> = {
  frozen: (reason) => ({
    subject: '口座が凍結されています',
    paragraphs: [
      '次の理由により、口座が凍結されています:',
      reason,
      'スタッフが確認するまで、取引、入金、出金の申請はできません。ログイン、すべての閲覧、待機中の出金の取り消し、データのエクスポートは可能です。' +
        '残高は引き続きお客様のものです。サポートへご連絡ください。',
    ],
  }),
  unfrozen: (reason) => ({
    subject: '口座の凍結が解除されました',
    paragraphs: ['口座の凍結が解除されました。スタッフからの説明です:', reason],
  }),
}

export const plans: Messages<typeof englishPlans> = {
  set: (plan) => ({
    subject: `プランは${plan}です`,
    paragraphs: [`${plan}プランを選択され、すでに有効です。`, nothingCharged],
    action: seePlan,
    closing: [changePassword],
  }),
  requested: (plan) => ({
    subject: `${plan}プランを申請されました`,
    paragraphs: [
      `${plan}プランを申請されました。スタッフが確認し、ご連絡します。それまでプランはそのままです。`,
      'プランに料金はかかりません。',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  cancelled: (plan) => ({
    subject: `${plan}プランの申請を取り下げました`,
    paragraphs: [`${plan}プランの申請を取り下げました。プランはそのままで、再度申請できます。`],
    action: seePlan,
    closing: [changePassword],
  }),
  approved: (plan) => ({
    subject: `プランは${plan}になりました`,
    paragraphs: [`申請が承認され、プランは${plan}になりました。`, nothingCharged],
    action: seePlan,
  }),
  rejected: (plan, reason) => ({
    subject: `${plan}プランは承認されませんでした`,
    paragraphs: [
      `${plan}プランの申請は、次の理由により却下されました:`,
      reason,
      'プランはそのままで、再度申請できます。',
    ],
    action: seePlan,
  }),
}

export const tokens: Messages<typeof englishTokens> = {
  subject: '個人トークンが作成されました',
  reads: (name) =>
    `口座に「${name}」という名前の、プログラム用の個人トークンが作成されました。口座の内容を読めますが、出金はできません。`,
  trades: (name) =>
    `口座に「${name}」という名前の、プログラム用の個人トークンが作成されました。口座の内容を読み、取引もできますが、出金はできません。`,
  revoke: 'お心当たりがない場合は、取り消して、すぐにパスワードを変更してください。',
  action: 'トークンを見る',
}

export const changes: Messages<typeof englishChanges> = {
  asked: (what) => ({
    subject: 'プロフィールの変更を申請されました',
    paragraphs: [
      `次の変更を申請されました: ${what}。そのための書類をお送りいただきました。確認してご連絡します。それまでは以前の内容が有効です。`,
    ],
    action: '状況を見る',
    closing: [contactUs],
  }),
  call: '新しい番号にお電話します。その際はプロフィールを開いておいてください。ご本人だけが当社に伝えられるコードが表示されます。',
  approved: (what) => ({
    subject: 'プロフィールが変更されました',
    paragraphs: [`書類を確認し、ご希望のとおり次を変更しました: ${what}。`],
    action: 'プロフィールを見る',
    closing: [contactUs],
  }),
  address: '住所も変わった場合は、編集してください。',
  rejected: (what, reason) => ({
    subject: 'プロフィールは変更されませんでした',
    paragraphs: [
      `次の変更を申請されました: ${what}。次の理由により変更できませんでした:`,
      reason,
      '以前の内容が引き続き有効です。再度申請できます。',
    ],
    action: 'プロフィールを見る',
  }),
  fields: {
    firstname: '名',
    lastname: '姓',
    date_of_birth: '生年月日',
    country: '国',
    phone: '電話番号',
  },
}

export const documents: Messages<typeof englishDocuments> = {
  received: {
    subject: '書類を受け取りました',
    paragraphs: ['ありがとうございます。本人確認書類が届きました。確認が済み次第ご連絡します。'],
    closing: ['書類を送っていない場合は、サポートへご連絡ください。'],
  },
  approved: {
    subject: '書類が承認されました',
    paragraphs: ['本人確認書類が確認され、承認されました。これ以上の手続きはありません。'],
  },
  rejected: (reason) => ({
    subject: '書類が却下されました',
    paragraphs: [
      '本人確認書類を確認しましたが、次の理由により受け付けられませんでした:',
      reason,
      '別の画像をお送りください。',
    ],
    action: '別の画像を送る',
  }),
  reminder: (due) => ({
    subject: 'ご本人の確認をお願いします',
    paragraphs: [
      `本人確認書類をお願いしていますが、まだ届いていません。${due}までに画像をお送りください。さらに時間が必要な場合は、その日より前にサポー` +
        'トへお知らせください。合計30営業日まで可能です。',
      'その日を過ぎると、書類が届くまでスタッフが口座を凍結することがあります。資金は引き続きお客様のものです。',
    ],
    action: '書類を送る',
  }),
  extended: (due) => ({
    subject: '書類の期限が延びました',
    paragraphs: [`${due}までに本人確認書類の画像をお送りください。`],
    action: '書類を送る',
  }),
}

export const closings: Messages<typeof englishClosings> = {
  closed: {
    subject: '口座は閉鎖されています',
    paragraphs: [
      'ご希望のとおり、口座を閉鎖しました。すべてのセッションが終了し、だれもログインできなくなり、プロフィール画像は削除されました。',
    ],
    closing: [
      'ご自身で口座を閉鎖していない場合、だれかがパスワードを知っています。すぐにサポートへご連絡のうえ、ほかで使っているパスワードもすべて変更して' +
        'ください。',
    ],
  },
  byStaff: (reason) => ({
    subject: '口座を閉鎖しました',
    paragraphs: [
      '次の理由により、スタッフが口座を閉鎖しました:',
      reason,
      'すべてのセッションが終了し、だれもログインできなくなり、プロフィール画像は削除されました。',
    ],
    closing: ['これが誤りだとお考えの場合は、サポートへご連絡ください。'],
  }),
  givenUp: (amount) => `ライブ残高の${amount}は遊びの資金であり、放棄されました。`,
  kept: (years) =>
    `マネーロンダリング防止法と会計に関する法律により、閉鎖後${years}年間、次のものを保存します。取引とその結果、すべての資金の動き、口座` +
    'に起きたことの記録、氏名と住所、お送りいただいた本人確認書類です。',
  keptUntil: (day) => `それは${day}までです。これらの記録をほかの目的には使いません。`,
}
