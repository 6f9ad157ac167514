// In Arabic: what the server says of the automated trader, by code.

import type { traderRefusals } from '#contract/client/trader-refusals.ts'
import type { traderSuccesses } from '#contract/client/trader-successes.ts'

export const refusals = {
  practice_closed: 'ليس للتثبيت المباشر بورصة تدريب.',
  practice_not_open: 'ليس لديك حساب في بورصة التدريب بعد: افتحه أولًا.',
  practice_keys_most: 'أقصى عدد لمفاتيح الحساب في بورصة التدريب هو {limit}. ألغِ واحدًا أولًا.',
  exchange_closed: 'هذه البورصة غير متاحة هنا.',
  exchange_silent: 'البورصة لا تجيب في الوقت الحالي. حاول مرة أخرى بعد دقيقة.',
  exchange_key_wrong: 'لا تقبل البورصة هذا المفتاح. قد يكون مكتوبًا خطأً أو ملغى أو لبورصة أخرى.',
  exchange_key_too_mighty:
    'هذا المفتاح يسمح بأكثر من التداول والقراءة: {rights}. لا نقبل مفتاحًا يستطيع السحب أو ' +
    'التحويل. احذفه لدى البورصة، وأنشئ مفتاحًا يستطيع التداول والقراءة فقط.',
  exchange_key_cannot_read:
    'هذا المفتاح لا يسمح بقراءة الأرصدة والأوامر، وهو ما يحتاج إليه التداول: {rights}.',
  exchange_key_cannot_trade: 'هذا المفتاح لا يسمح بالتداول: {rights}.',
  exchange_key_known: 'هذا المفتاح مستعمل هنا من قبل.',
  trader_bots_most: 'أقصى عدد للروبوتات لديك هو {limit}.',
  trader_key_ended: 'لم يعد هذا المفتاح مستعملًا. أضف مفتاحًا آخر.',
  trader_pair_unknown:
    'لا تتداول هذه البورصة {pair} في السوق الفورية، أو لا تتداوله بأجزاء نستطيع عدّها.',
  trader_risk_unread: 'اكتب المال المعرّض للخطر رقمًا أكبر من صفر، مثل 250.5.',
  trader_risk_too_small: 'يجب ألا يقل المال المعرّض للخطر عن {least}: البورصة لا تقبل أوامر أصغر.',
  trader_risk_too_large: 'هذا مال معرّض للخطر أكثر مما يُسمح به لروبوت.',
  trader_running: 'هذا الروبوت يعمل هكذا بالفعل.',
  trader_stopping: 'يجري إيقاف هذا الروبوت. انتظر حتى يتوقف.',
  trader_stop_first: 'هذا الروبوت يتداول فعليًا: أوقفه أولًا.',
  trader_dry_first: 'يعمل الروبوت على الورق أولًا: ابدأ تشغيلًا ورقيًا.',
  trader_dry_longer:
    'لم يعمل هذا الروبوت على الورق مدة كافية. يجوز له التداول فعليًا ابتداءً من {@until}.',
  trader_dry_only:
    'لا تستطيع هذه البورصة أن تقول ما الذي يسمح به المفتاح، لذلك لا نُجري بها إلا تشغيلًا ورقيًا.',
  trader_paused: 'أوقف موظفونا التداول الآلي مؤقتًا. لا يبدأ شيء جديد حتى يسمحوا باستئنافه.',
  exchange_keys_most: 'أقصى عدد للمفاتيح لديك هو {limit}. احذف واحدًا.',
} as const satisfies Readonly<Record<keyof typeof traderRefusals, string>>

export const successes = {
  practice_opened: 'فُتح حسابك في بورصة التدريب.',
  practice_key_made: 'أُنشئ مفتاحك. ما يوقّع به يُعرض هذه المرة فقط.',
  practice_key_revoked: 'أُلغي المفتاح.',
  exchange_key_added: 'أُضيف المفتاح.',
  exchange_key_removed: 'حُذف المفتاح، ومُحي ما يوقّع به.',
  bot_made: 'أُنشئ روبوتك. لا يفعل شيئًا حتى تشغّله.',
  bot_started: 'الروبوت يعمل.',
  bot_stopping: 'يجري إيقاف الروبوت.',
} as const satisfies Readonly<Record<keyof typeof traderSuccesses, string>>
