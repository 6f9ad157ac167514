// In Arabic: what can be wrong with a field, by code.

import type { ProblemCode } from '#contract/shared/problems.ts'

export const problems = {
  required: 'الحقل مطلوب: {field}',
  invalid: 'قيمة غير صالحة: {field}',
  unknown: 'قيمة غير معروفة: {field}',
  not_text: 'يجب أن يكون نصًا: {field}',
  empty: 'لا يجوز أن يكون فارغًا: {field}',
  too_short: 'يجب ألا يقل عدد الأحرف عن {least}: {field}',
  too_long: 'يجب ألا يزيد عدد الأحرف على {most}: {field}',
  not_shown: 'فيه أحرف لا يمكن عرضها: {field}',
  unfit: 'فيه أحرف لا يمكن استعمالها: {field}',
  not_routing_digits: 'يجب أن يتكون من 9 أرقام: {field}',
  not_account_digits: 'يجب أن يتكون من 4 إلى 17 رقمًا: {field}',
  not_listed: 'يجب أن يكون {|options}: {field}',
  not_accepted: 'يجب أن توافق على: {field}',
  not_list: 'يجب أن يكون قائمة: {field}',
  too_many: 'العدد أكبر من المسموح: {field}',

  not_number: 'يجب أن يكون رقمًا: {field}',
  not_seconds: 'يجب أن يكون عددًا من الثواني: {field}',
  not_minutes: 'يجب أن يكون عددًا من الدقائق: {field}',
  not_whole: 'يجب أن يكون عددًا صحيحًا: {field}',
  not_whole_seconds: 'يجب أن يكون عددًا صحيحًا من الثواني: {field}',
  not_whole_minutes: 'يجب أن يكون عددًا صحيحًا من الدقائق: {field}',
  too_small: 'يجب ألا يقل عن {least}: {field}',
  too_large: 'يجب ألا يزيد على {most}: {field}',
  too_much: 'يجب ألا يزيد على {$most}: {field}',
  not_money: 'يجب أن يكون رقمًا بمنزلتين عشريتين على الأكثر: {field}',
  not_positive: 'يجب أن يكون أكبر من صفر، بمنزلتين عشريتين على الأكثر: {field}',

  not_instant: 'يجب أن يكون وقتًا بتوقيت UTC، مثل 2026-01-31T12:00:00.000Z: {field}',
  not_day: 'يجب أن يكون يومًا، مثل 2026-11-21: {field}',
  before_first_day: 'لا يجوز أن يسبق اليوم الأول: {field}',
  not_notice: 'يجب أن يكون رقم إشعار: {field}',

  wrong: 'غير صحيح: {field}',
  yours_already: 'لديك هذا بالفعل: {field}',
  not_ours: 'ليس من عندنا: {field}',
  popular: 'من الأكثر استعمالًا، اختر غيره: {field}',
  like_a_name: 'لا يجوز أن يشبه اسمك أو بريدك الإلكتروني: {field}',
  mismatch: 'كلمتا المرور غير متطابقتين',
  too_young: 'يجب أن يكون قد مضى عليه {years} عامًا على الأقل: {field}',
  held_for_check: 'يبقى كما هو ما دام مستندك قيد الفحص: {field}',
  not_removable: 'لا يمكن حذفه، اطلب تغييره: {field}',
  changed_by_request: 'يتغير بطلب مع مستند: {field}',
  changed_in_profile: 'يمكنك تغييره في الملف الشخصي: {field}',
  file_missing: 'اختر ملفًا.',
} as const satisfies Readonly<Record<ProblemCode, string>>

export const or = 'أو'
