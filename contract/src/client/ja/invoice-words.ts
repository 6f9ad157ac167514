// In Japanese: what an invoice of credits says.

import type { Messages } from '../../shared/messages.ts'
import type { invoiceWords as english } from '../invoice-words.ts'

export const invoiceWords: Messages<typeof english> = {
  invoice: '請求書',
  creditNote: '返金伝票',
  titleOf: (brand, name) => `${brand}: ${name}`,
  number: '番号',
  date: '日付',
  delivered: '提供日',
  of: '対象の請求書',
  from: '発行者',
  to: '宛先',
  erased: 'このお客様の口座は消去されています。',
  description: '内容',
  credits: (credits) => `前払いクレジット: ${credits}`,
  returned: (credits) => `返却された未使用クレジット: ${credits}`,
  net: '付加価値税抜き',
  vat: (percent, country) => `付加価値税 ${percent}% (${country})`,
  total: '付加価値税込み合計',
  paid: (usd, rate) => `ライブ残高から支払い: ${usd}（1ユーロ = ${rate}）。`,
  repaid: (usd, rate) => `ライブ残高へ返金: ${usd}（1ユーロ = ${rate}）。`,
  foot: '金額はユーロ、日付はUTCです。',
}
