// In Turkish: what can be wrong with a field, by code.

import type { ProblemCode } from '#contract/shared/problems.ts'

export const problems = {
  required: '{field} gerekli',
  invalid: '{field} geçerli değil',
  unknown: '{field} bilinmiyor',
  not_text: '{field} metin olmalı',
  empty: '{field} boş olamaz',
  too_short: '{field} en az {least} karakter olmalı',
  too_long: '{field} en fazla {most} karakter olabilir',
  not_shown: '{field} gösterilemeyen karakterler içeriyor',
  unfit: '{field} kullanılamayan karakterler içeriyor',
  not_routing_digits: '{field} 9 rakamdan oluşmalı',
  not_account_digits: '{field} 4 ila 17 rakamdan oluşmalı',
  not_listed: '{field} şunlardan biri olmalı: {|options}',
  not_accepted: '{field} kabul edilmeli',
  not_list: '{field} bir liste olmalı',
  too_many: '{field}: sayısı çok fazla',

  not_number: '{field} bir sayı olmalı',
  not_seconds: '{field} saniye sayısı olmalı',
  not_minutes: '{field} dakika sayısı olmalı',
  not_whole: '{field} tam sayı olmalı',
  not_whole_seconds: '{field} tam saniye sayısı olmalı',
  not_whole_minutes: '{field} tam dakika sayısı olmalı',
  too_small: '{field} en az {least} olmalı',
  too_large: '{field} en fazla {most} olabilir',
  too_much: '{field} en fazla {$most} olabilir',
  not_money: '{field} en fazla iki ondalıklı bir sayı olmalı',
  not_positive: '{field} sıfırdan büyük olmalı, en fazla iki ondalıkla',

  not_instant: '{field} UTC bir zaman olmalı, örneğin 2026-01-31T12:00:00.000Z',
  not_day: '{field} bir gün olmalı, örneğin 2026-11-21',
  before_first_day: '{field} ilk günden önce olamaz',
  not_notice: '{field} bir bildirim numarası olmalı',

  wrong: '{field} yanlış',
  yours_already: '{field} zaten sizin',
  not_ours: '{field} bizimkilerden biri değil',
  popular: '{field} en çok kullanılanlardan, başka birini seçin',
  like_a_name: '{field} adınıza veya e-posta adresinize benzeyemez',
  mismatch: 'İki parola aynı değil',
  too_young: '{field} en az {years} yıl önce olmalı',
  held_for_check: '{field}, belgeniz incelenirken olduğu gibi kalır',
  not_removable: '{field} kaldırılamaz: değiştirilmesini isteyin',
  changed_by_request: '{field} istekle ve bir belgeyle değişir',
  changed_in_profile: '{field} profilde değiştirilebilir',
  file_missing: 'Bir dosya seçin.',
} as const satisfies Readonly<Record<ProblemCode, string>>

export const or = 'veya'
