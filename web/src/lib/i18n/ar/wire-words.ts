// In Arabic: what the server says, by code.

import type { ClientRefusalCode } from '#contract/client/refusals.ts'
import type { SuccessCode } from '#contract/client/successes.ts'
import * as promotion from './promotion-wire-words.ts'
import { refusals as tournament } from './tournament-wire-words.ts'
import * as trader from './trader-wire-words.ts'

export const refusals = {
  malformed: 'تعذّرت قراءة الطلب.',
  unknown_field: 'في الطلب حقل لا نعرفه: {field}.',
  invalid_input: 'تحقق من الحقول المحددة.',
  not_found: 'لا شيء هنا.',
  too_large: 'الطلب كبير جدًا.',
  image_too_large: 'يجب ألا يزيد حجم الملف على {limit} MB.',
  image_unknown: 'اختر صورة بصيغة JPEG أو PNG أو WebP.',
  image_unreadable: 'تعذّرت قراءة هذه الصورة. قد تكون تالفة: جرّب صورة أخرى.',
  image_too_big: 'في هذه الصورة عدد كبير جدًا من البكسلات. اختر صورة أصغر.',
  pictures_waiting: 'ما زالت صورك الأخيرة قيد المعالجة. حاول مرة أخرى بعد {seconds} ثانية.',
  too_many_requests: 'طلبات كثيرة جدًا. انتظر {seconds} ثانية.',
  unavailable: 'لا يمكننا فعل هذا الآن. حاول مرة أخرى.',
  signed_out: 'سجّل الدخول أولًا.',
  account_closed: 'هذا الحساب مغلق.',
  session_expired: 'لم تكن هنا منذ مدة، لذلك سُجّل خروجك. سجّل الدخول مرة أخرى.',
  session_ended: 'أُنهي تسجيل الدخول هذا من متصفح آخر من متصفحاتك. سجّل الدخول مرة أخرى.',
  session_reused:
    'استُعمل تسجيل الدخول هذا في مكانين في وقت واحد، لذلك أنهيناه. سجّل الدخول مرة أخرى. وإن لم ' +
    'تجد لذلك تفسيرًا، فاختر كلمة مرور جديدة.',
  password_changed:
    'غُيّرت كلمة مرور هذا الحساب من مكان آخر، وهذا ينهي كل تسجيل دخول آخر. سجّل الدخول بالكلمة ' +
    'الجديدة. وإن لم تكن أنت من غيّرها، فاختر كلمة مرور جديدة فورًا.',
  email_changed:
    'غُيّر البريد الإلكتروني لهذا الحساب، وهذا ينهي كل تسجيل دخول آخر. سجّل الدخول بالعنوان ' +
    'الجديد.',
  factor_changed:
    'غُيّر عامل ثانٍ لهذا الحساب من مكان آخر، وهذا ينهي كل تسجيل دخول آخر. سجّل الدخول مرة أخرى.',
  account_frozen:
    'هذا الحساب مجمّد إلى أن ينظر فيه موظفونا، والسبب في الرسالة التي أُرسلت عنه. حتى ذلك الحين ' +
    'يمكنك الاطلاع على كل شيء وإلغاء سحب وتصدير بياناتك. تواصل مع الدعم.',
  wrong_login: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  wrong_password: 'كلمة المرور غير صحيحة.',
  email_same: 'هذا هو بريدك الإلكتروني الحالي.',
  second_factor_needed: 'أبرز عاملك الثاني.',
  sign_in_over: 'استغرق تسجيل الدخول هذا وقتًا طويلًا. ابدأ من جديد.',
  wrong_code: 'هذا الرمز غير صحيح أو استُعمل من قبل.',
  wrong_passkey: 'لم يُقبل مفتاح المرور هذا.',
  no_such_factor: 'هذا العامل الثاني غير مُعدّ.',
  link_invalid: 'لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا.',
  withdrawal_link_invalid: 'هذا الرابط لا يلغي أي سحب.',
  withdrawal_on_its_way: 'هذا السحب في طريقه ولم يعد يمكن استرجاعه.',
  mode_unavailable: 'لا تُفتح حسابات جديدة في الوقت الحالي.',
  registration_invalid: 'انتهى هذا التسجيل، أو تمّت هذه الخطوة منه. سجّل الدخول.',
  document_waiting: 'مستندك قيد الفحص. إن رُفض، يمكنك إرسال مستند آخر.',
  document_approved: 'تمت الموافقة على مستندك من قبل.',
  document_damaged: 'لا يمكن فتح هذا المستند. تواصل مع الدعم.',
  country_not_served:
    'لا نقبل عملاء يقيمون هناك: هذا البلد ليس في قائمتنا. لم يُحفظ شيء. إن كنت تقيم في بلد آخر، ' +
    'فاختره؛ وإن كنت تقيم هناك فعلًا، فتواصل مع الدعم. يبقى الحساب التجريبي متاحًا لك، ويمكنك ' +
    'سحب ما لديك هنا.',
  profile_complete: 'ملفك الشخصي مكتمل. يمكنك تغييره من تعديل الملف الشخصي.',
  url_too_long: 'هذا العنوان طويل جدًا.',
  head_too_large: 'ترويسة الطلب كبيرة جدًا.',
  request_too_slow: 'استغرق وصول الطلب وقتًا طويلًا.',
  origin_unknown: 'لا يجوز لموقع آخر أن يفتح تدفق بياناتنا.',
  key_reused: 'استُعمل Idempotency-Key هذا لأمر آخر. أرسل مفتاحًا جديدًا.',
  key_reserved: 'قيمة Idempotency-Key التي تبدأ بـ ats: مخصصة للصفقات الآلية. أرسل مفتاحًا آخر.',
  key_invalid: 'طول Idempotency-Key من 1 إلى 255 حرفًا مرئيًا.',
  factor_exists: 'هذا مُعدّ من قبل.',
  too_many_passkeys: 'أقصى عدد لمفاتيح المرور في الحساب هو {limit}.',
  second_factor_missing: 'أعدّ عاملًا ثانيًا أولًا.',
  proof_invalid: 'أكّد مرة أخرى أنك أنت.',
  ticket_invalid: 'استُعملت هذه التذكرة أو انتهت صلاحيتها. اطلب تذكرة جديدة.',
  identity_change_empty: 'هذا هو المعتمد بالفعل.',
  identity_change_waiting: 'التغيير الذي طلبته قيد الفحص. يمكنك التراجع عنه والطلب من جديد.',

  no_raise_waiting: 'لا تغيير منتظرًا لهذا الحد.',
  break_runs_longer: 'استراحتك الحالية أطول، وتنتهي في {@until}. لا يمكن تقصيرها.',
  self_excluded: 'استبعدت نفسك من التداول حتى {@until}. لا يمكن لأحد إنهاء ذلك قبل موعده.',
  cool_off: 'أخذت فترة تهدئة من التداول حتى {@until}. لا يمكن لأحد إنهاؤها قبل موعدها.',
  own_stake_limit:
    'حدّك الخاص لمبالغ الصفقات هو {$limit} في كل {=period}: المتبقي {$left} حتى {@until}.',
  own_loss_limit:
    'حدّك الخاص للخسائر هو {$limit} في كل {=period}، بما فيها الصفقات المفتوحة: المتبقي {$left} ' +
    'حتى {@until}.',
  own_deposit_limit:
    'حدّك الخاص للإيداعات هو {$limit} في كل {=period}: المتبقي {$left} حتى {@until}.',

  version_not_in_force: 'الإصدار {version} من هذا النص غير سارٍ. أعد تحميل الصفحة.',
  terms_not_accepted: 'تغيّرت نصوصنا القانونية. وافق عليها قبل فتح صفقات جديدة.',
  trades_open: 'في الحساب المباشر صفقات مفتوحة ({count}). انتظر حتى تنتهي.',
  balance_left: 'ما زال في الحساب المباشر {$left}. اسحب هذا المبلغ أولًا.',
  withdrawals_under_way: 'هناك سحوبات جارية ({count}). انتظر حتى تنتهي.',

  demo_ended: 'انتهى حسابك التجريبي. يمكنك بدؤه من جديد من محفظتك.',
  demo_running: 'رصيدك التجريبي $10,000 أو أكثر بالفعل.',
  demo_topup_used: 'يمكن تعبئة الحساب التجريبي مرة واحدة في اليوم. حاول مرة أخرى بعد {@again}.',
  email_unconfirmed: 'أكّد بريدك الإلكتروني قبل التداول في الحساب المباشر.',
  live_trading_closed: 'التداول المباشر غير متاح على هذا التثبيت.',
  country_closed:
    'بلد ملفك الشخصي ليس في قائمة البلدان التي نقبل منها عملاء: الصفقات المباشرة والإيداعات ' +
    'مغلقة أمامك، والسحب متاح. إن كنت تقيم الآن في بلد آخر، فغيّر البلد من تعديل الملف الشخصي.',
  ats_stake_unclear: 'اختر واحدًا من الاثنين: مبلغًا أو نسبة من الرصيد.',
  ats_stake_too_large: 'مبلغ الصفقة الآلية في خطتك من {$least} إلى {$most}.',
  ats_never_trades: 'لن تُنفَّذ أي صفقة أبدًا: مبلغ الصفقة {$stake} أكبر من حدّك {$limit}.',
  ats_not_settled: 'حدّد أولًا ما الذي يُتداول.',
  ats_not_understood: 'اقرأ ما يُرجَّح أن تخسره، وأكّد أنك قرأته.',
  ats_paused: 'أوقف موظفونا الصفقات الآلية مؤقتًا. حاول مرة أخرى عندما تُستأنف.',
  ats_plan_needed: 'الصفقات الآلية المباشرة تتطلب خطة. يمكنك اختيار واحدة من الخطط.',
  ats_not_tried:
    'يُشترط للتداول المباشر عدد من الصفقات التجريبية المحسومة بالإعدادات نفسها: {needed}. ' +
    'وعددها حتى الآن: {decided}.',
  instrument_unknown: 'لا نتداول {symbol}.',
  instrument_closed: 'سوق {symbol} مغلقة. تُفتح {@opens}.',
  trading_stopped:
    'الصفقات الجديدة على {symbol} متوقفة حاليًا. الصفقات المفتوحة مستمرة وتُسوّى كالمعتاد.',
  duration_not_offered: 'هذه المدة غير متاحة الآن لـ {symbol}.',
  price_stale: 'لا يوجد سعر حديث لـ {symbol} في الوقت الحالي. انتظر السعر التالي.',
  no_quote: 'لا يمكن الآن تسعير {symbol} تسعيرًا عادلًا لهذه المدة. جرّب مدة أطول.',
  strike_rate_unknown: 'معدل الممارسة هذا غير متاح.',
  stake_too_small: 'أصغر مبلغ هو {$limit}.',
  stake_too_large: 'أكبر مبلغ لـ {symbol} هو {$limit}.',
  plan_limit_reached:
    'عدد الصفقات المباشرة التي تتيحها خطتك في اليوم هو {limit}. ينتهي اليوم في 00:00 UTC.',
  deposit_first: 'أودِع أولًا: لا مال في حسابك المباشر للتداول به.',
  insufficient_balance: 'رصيدك {$available}، وهو أقل من هذا المبلغ.',
  client_payout_limit: 'أقصى ما يمكن أن تدفعه صفقاتك المفتوحة على {symbol} مجتمعة هو {$limit}.',
  house_exposure_limit:
    'لا يمكننا قبول مزيد من صفقات {symbol} التي تنتهي في هذا الوقت. جرّب مدة أخرى.',

  identity_needed:
    'أرسل مستند هوية أولًا: تبدأ الصفقات المباشرة بعد الموافقة عليه. السحب لا ينتظر ذلك.',
  appropriateness_needed: 'أجب أولًا عن الأسئلة المتعلقة بالتداول المباشر. السحب لا ينتظر ذلك.',
  appropriateness_waits: 'يمكنك الإجابة عن الأسئلة من جديد ابتداءً من {@until}.',
  appropriateness_passed: 'اجتزت الأسئلة من قبل.',
  first_day_stake:
    'في أول يوم لك من التداول المباشر لا يزيد مبلغ الصفقة على {$limit}، حتى {@until}.',
  first_day_trades:
    'في أول يوم لك من التداول المباشر عدد الصفقات التي يمكن تنفيذها {limit}، حتى {@until}.',
  deposit_demo: 'الإيداعات إلى الحساب المباشر فقط.',
  token_scope: 'هذا الرمز لا يفتح هذا الاستدعاء: يلزم له {scope}.',
  token_address: 'لا يُقبل هذا الرمز من عنوانك.',
  tokens_full: 'عدد رموزك {limit}. ألغِ واحدًا أولًا.',
  webhooks_full: 'عدد الويب هوك لديك {limit}. احذف واحدًا أولًا.',
  webhook_url_wrong: 'يجب أن يكون عنوانًا يبدأ بـ https:// ويستطيع الجميع الوصول إليه.',
  webhook_ended: 'انتهى هذا الويب هوك. أنشئ واحدًا جديدًا.',
  token_addresses_wrong: 'أحد هذه ليس عنوانًا ولا شبكة.',
  credits_closed: 'لا تُباع وحدات على هذا التثبيت الآن.',
  credits_no_pack: 'لا توجد حزمة كهذه في قائمة الأسعار.',
  credits_price_changed: 'تغيّر السعر في هذه الأثناء: هو الآن {$price}. راجعه مرة أخرى.',
  credits_need_profile: 'أكمل ملفك الشخصي أولًا: الفاتورة تذكرك وتذكر بلدك.',
  credits_need_identity: 'أرسل مستند هوية أولًا: يمكن شراء الوحدات بعد الموافقة عليه.',
  credits_above_balance: 'رصيدك المباشر {$live}، وهذه الحزمة تكلف {$price}.',
  credits_needed: 'يحتاج المتداول الآلي إلى وحدة واحدة على الأقل. لديك {left}.',
  credits_not_returnable: 'ليس في هذا الشراء ما يمكن إعادته.',
  credits_order_ended: 'اشترى هذا الإيداع وحداته من قبل.',
  deposits_closed: 'الإيداع غير متاح على هذا التثبيت.',
  deposit_needs_email: 'أكّد بريدك الإلكتروني قبل الإيداع.',
  deposit_not_offered: 'الإيداع بعملة {currency} غير متاح في الوقت الحالي.',
  deposit_too_small: 'أصغر إيداع هو {$limit}.',
  deposit_too_large: 'أكبر إيداع هو {$limit}.',
  deposits_waiting: 'عدد إيداعاتك التي تنتظر الدفع {limit}. ادفع واحدًا منها أو تخلَّ عنه أولًا.',
  quote_over: 'لم يعد هذا السعر محفوظًا لك. خذ السعر الجديد.',
  quote_invalid: 'هذا السعر ليس من أسعارنا لهذا الإيداع.',
  address_integrity:
    'لا يمكن عرض عنوان الإيداع الخاص بك بأمان في الوقت الحالي. لا ترسل شيئًا إلى عنوان لديك من ' +
    'قبل؛ موظفونا على علم بالأمر.',
  test_coins_amount: 'لا يدفع صنبور الاختبار أكثر من عشر عملات في المرة الواحدة.',
  deposit_ended: 'حالة هذا الإيداع الآن: {=status}.',
  deposit_under_way: 'رُصد دفع هذا الإيداع من قبل: لم يعد يمكن التخلي عنه.',
  charge_other: 'قُيّد هذا الدفع من قبل لإيداع آخر.',
  cards_closed: 'الإيداع بالبطاقة غير متاح في الوقت الحالي.',
  card_fields_wrong: 'املأ جميع الحقول بشكل صحيح.',
  card_token_invalid: 'ما كتبته للبطاقة قديم أو استُعمل من قبل. اكتبه مرة أخرى.',
  cards_declined: 'رُفضت عدة مدفوعات بالبطاقة. حاول مرة أخرى بعد {@until}، أو أودِع بطريقة أخرى.',
  card_number_sent:
    'يبدو هذا رقمًا كاملًا لبطاقة دفع. نحن لا نقبل أرقام البطاقات: اكتبه في حقول مزوّد البطاقات ' +
    'فقط.',
  webhook_forged: 'هذه الرسالة ليست من مزوّد البطاقات.',

  withdrawal_demo: 'السحوبات من الحساب المباشر فقط.',
  withdrawal_above_balance: 'لا يمكنك سحب أكثر من رصيدك المتاح.',
  withdrawal_too_small: 'أصغر سحب بهذه الطريقة هو {$limit}؛ وتخصم رسومها البالغة {$fee} من المبلغ.',
  withdrawal_too_large: 'أكبر سحب هو {$limit}.',
  withdrawal_day_limit:
    'يمكنك سحب {$limit} خلال 24 ساعة؛ المتبقي {$left}. ومع مستندات هوية موافَق عليها يكون الحد ' +
    '{$verified}.',
  withdrawals_held:
    'غُيّرت كلمة مرورك أو بريدك الإلكتروني أو عاملك الثاني، أو أُلغي سحب من رسالته: يصبح السحب ' +
    'ممكنًا مرة أخرى بعد {@until}.',
  withdrawals_waiting: 'عدد سحوباتك الجارية {limit}. انتظر حتى ينتهي أحدها.',
  destinations_full: 'أقصى عدد للعناوين في دفتر العناوين هو {limit}.',
  step_up_required: 'أكّد أنك أنت.',
  bank_fields_wrong: 'املأ جميع الحقول بشكل صحيح.',
  wallet_wrong: '{=fault}',
  wallet_is_ours: 'هذا عنوان إيداع لهذه المنصة: لن يغادر المال.',
  withdrawal_method_closed: 'طريقة السحب هذه غير متاحة في الوقت الحالي: {=method}.',
  withdrawal_ended: 'حالة هذا السحب الآن: {=status}.',

  plan_not_funded:
    'تتطلب خطة {plan} تمويلًا قدره {$funding} من الإيداعات ناقص السحوبات: ينقصك {$missing}. لا ' +
    'تُفرض أي رسوم على الخطة.',
  plan_chosen: 'لديك خطة: الخطة الأعلى تُطلب طلبًا.',
  plan_not_chosen: 'ليست لديك خطة بعد: اختر واحدة أولًا.',
  plan_not_higher: 'لا يمكن طلب خطة إلا إذا كانت أعلى من خطتك.',
  plan_request_open: 'طلبت خطة {plan}. أي طلب آخر سيحل محله.',
  plan_request_decided: 'حالة هذا الطلب الآن: {=state}.',
  notice_fixed: 'ما يتعلق بمالك وهويتك ومن يدخل حسابك يُبلَّغ عنه دائمًا ويُرسل دائمًا بالبريد.',
  push_service_unknown: 'لا يمكن إرسال الإشعارات الفورية عبر خدمة هذا المتصفح.',
  push_devices_most: 'أقصى عدد لأجهزة الإشعارات الفورية هو {most}. احذف واحدًا أولًا.',
  price_alerts_most: 'أقصى عدد لتنبيهات الأسعار المنتظرة معًا هو {most}. احذف واحدًا أولًا.',
  price_alert_reached: 'سعر {symbol} هو {price} بالفعل.',
  unsubscribe_key_unknown: 'هذا الرابط لا يوقف أي رسائل.',

  ...promotion.refusals,
  ...trader.refusals,
  ...tournament,
} as const satisfies Readonly<Record<ClientRefusalCode, string>>

export const successes = {
  signed_up: 'افتح صندوق بريدك وأكّد بريدك الإلكتروني.',
  profile_saved: 'حُفظ ملفك الشخصي.',
  document_sent: 'أُرسل مستند هويتك.',
  email_confirmed: 'تم تأكيد بريدك الإلكتروني.',
  email_confirmed_already: 'بريدك الإلكتروني مؤكَّد من قبل.',
  link_sent: 'أرسلنا إليك رابطًا جديدًا. افتح صندوق بريدك.',
  reset_asked: 'إن كان هذا العنوان يخص حسابًا، فقد أرسلنا إليه رابطًا. افتح صندوق بريدك.',
  password_changed: 'تم تغيير كلمة مرورك.',
  email_changed: 'تم تغيير بريدك الإلكتروني.',
  email_change_asked: 'افتح الرابط الذي أرسلناه إلى العنوان الجديد.',
  message_received: 'استلمنا رسالتك. نرد بالبريد الإلكتروني.',
  transcript_sent: 'أرسلناه إلى صندوق بريدك.',

  profile_updated: 'تم تحديث ملفك الشخصي.',
  picture_removed: 'حُذفت صورتك.',
  identity_change_asked: 'استلمنا طلبك. إلى أن يُبتّ فيه، يبقى ما كان معروفًا من قبل هو المعتمد.',
  identity_change_taken_back: 'تم التراجع. لم يتغير شيء.',
  texts_accepted: 'وافقت على النصوص.',
  demo_ready: 'حسابك التجريبي جاهز.',
  ats_settled: 'حُفظت إعداداتك للصفقات الآلية.',
  ats_on: 'الصفقات الآلية مشغّلة.',
  ats_off: 'الصفقات الآلية متوقفة.',
  account_closed: 'أُغلق حسابك.',
  plan_set: 'تم تعيين خطتك. لم تُفرض أي رسوم.',
  plan_requested: 'أُرسل طلبك. سينظر فيه موظفونا.',
  plan_request_taken_back: 'تم التراجع عن طلبك.',

  authenticator_on: 'تطبيق المصادقة مفعّل.',
  authenticator_off: 'تطبيق المصادقة معطّل.',
  authenticator_made: 'أضفه الآن إلى تطبيقك.',
  recovery_codes_made: 'رموز الاسترداد الجديدة.',
  passkey_added: 'أُضيف مفتاح المرور.',
  passkey_renamed: 'أصبح لمفتاح المرور اسمه الجديد.',
  passkey_removed: 'حُذف مفتاح المرور.',
  session_ended: 'انتهت تلك الجلسة.',
  sessions_ended: 'انتهت الجلسات الأخرى.',
  no_other_sessions: 'لم تكن هناك جلسات أخرى.',
  device_forgotten: 'نُسي ذلك المتصفح.',

  limit_set: 'تم تعيين حدّك.',
  limit_raise_waits: 'يتغير حدّك بعد 24 ساعة.',
  limit_stays: 'يبقى حدّك كما هو.',
  reminder_set: 'تم تعيين تذكيرك.',
  reminder_off: 'التذكير متوقف.',
  cool_off_started: 'بدأت فترة التهدئة.',
  questions_passed: 'اجتزت الأسئلة: يمكنك التداول في المباشر.',
  questions_failed: 'لم يكن ذلك كافيًا هذه المرة. يمكنك المحاولة مرة أخرى بعد 24 ساعة.',
  self_excluded: 'استبعدت نفسك.',

  deposit_asked: 'استلمنا طلب إيداعك. يُقيَّد بعد تأكيد الدفع.',
  card_deposit_asked: 'استلمنا طلب إيداعك.',
  deposit_given_up: 'تخليت عن الإيداع.',
  token_made: 'رمزك. يُعرض هذه المرة فقط.',
  token_revoked: 'أُلغي ذلك الرمز.',
  webhook_made: 'الويب هوك الخاص بك. يُعرض سرّه هذه المرة فقط.',
  webhook_secret_made: 'السر الجديد. يُعرض هذه المرة فقط.',
  webhook_paused: 'ذلك الويب هوك متوقف مؤقتًا. ما يحدث في هذه الأثناء ينتظر.',
  webhook_resumed: 'استُؤنف الإرسال إلى ذلك الويب هوك.',
  webhook_removed: 'أُنهي ذلك الويب هوك.',
  webhook_tested: 'رسالة في الطريق.',
  webhook_replayed: 'يُعاد إرسالها.',
  tournament_joined: 'أنت في المسابقة.',
  tournament_left: 'غادرت المسابقة.',
  tournament_rebought: 'لديك رقائق البداية من جديد.',
  credits_bought: 'الوحدات لك.',
  credits_ordered: 'يشتري الإيداع الوحدات بعد قيده.',
  credits_order_dropped: 'لا يشتري الإيداع وحدات: ما يصل يبقى في رصيدك.',
  promotion_granted: 'هو لك. وما يؤول إليه مذكور أدناه.',
  grant_given_up: 'تخليت عنه. لم يتغير شيء في مالك.',
  credits_given_back: 'أُعيدت الوحدات، والمال في رصيدك.',
  test_coins_sent: 'عملات الاختبار في الطريق.',
  withdrawal_asked: 'سُجّل سحبك، والمال محجوز له.',
  withdrawal_cancelled: 'أُلغي سحبك، وعاد المال.',
  withdrawal_stopped: 'أُلغي السحب، وعاد المال.',
  withdrawal_code_sent: 'رمز في الطريق إلى صندوق بريدك.',
  address_added: 'العنوان في دفترك.',
  address_removed: 'حُذف العنوان.',

  ...trader.successes,
} as const satisfies Readonly<Record<SuccessCode, string>>
