// In Japanese: the profile, told after signing up or changed later.

import type { Messages } from '#contract/shared/messages.ts'
import type { profile as english } from '../profile.ts'

export const profile: Messages<typeof english> = {
  title: 'プロフィールの編集',
  completeTitle: 'プロフィールの入力',
  completeText: '法律で求められる、いくつかの情報です。1分ほどで済みます。',
  later: '後で行う',
  laterText: 'これがなくてもデモで取引できます。',
  registrationOver:
    'この手順は済んでいるか、登録に1日より長くかかりました。ログインして、' +
    'プロフィールを確認または完成させてください。',
  toSignIn: 'ログイン',
  firstname: '名',
  lastname: '姓',
  email: 'メールアドレス',
  emailHint: 'ログイン用のアドレスです。',
  changeEmail: 'メールアドレスの変更',
  phone: '電話番号',
  optional: '任意',
  phoneHint: '+と国番号を付けて、またはお住まいの国でダイヤルするとおりに。',
  gender: '性別',
  genders: { male: '男性', female: '女性', others: 'その他' },
  date_of_birth: '生年月日',
  birthHint: '18歳以上である必要があります。後からは書類によってのみ変更されます。',
  country: '国',
  countryHint:
    '当社がお客様を受け付けるのは、これらの国からだけです。ほかの国にお住まいの場合は、' +
    'プロフィールの不要なデモをご利用いただけます。',
  state: '州・都道府県',
  city: '市区町村',
  address: '住所',
  choose: '選択してください',
  loadingCountries: '国を読み込み中',
  noCountries: '国の一覧を読み込めませんでした。',
  retry: 'もう一度試す',
  avatar: '画像',
  noAvatar: 'まだ画像なし',
  yourAvatar: 'ご自身の画像',
  chooseAvatar: '画像を選択',
  removeAvatar: '画像を削除',
  avatarHint: 'JPEG、PNG、WebP、2 MBまで。正方形で表示されます。',
  avatarLarge: '画像は2 MBまでです。',
  avatarUnknown: 'JPEG、PNG、WebPのいずれかの画像を選んでください。',
  avatarNew: (name) => `${name}は保存後に表示されます。`,
  marked: '印のついた項目を確認してください。',
  save: '変更を保存',
  send: '保存して続ける',
  working: 'お待ちください',
  finish: 'プロフィールを完成させる',
  finishText: 'まだ入力されていない情報があります。',
  dismiss: '今はしない',
}
