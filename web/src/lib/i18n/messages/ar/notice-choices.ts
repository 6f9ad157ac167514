// In Arabic: how notices reach a client, and the prices that they want to be told of.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeChoices as english } from '../notice-choices.ts'

type Levels = { readonly upper: string; readonly lower: string }

export const noticeChoices: Messages<typeof english> = {
  title: 'الإشعارات',
  lead: 'ما يصلك، وأين، ومتى. ما تختاره يسري فورًا.',
  kept: 'تم الحفظ.',
  channels: 'ما يصلك',
  always:
    "ما يتعلق بمالك وهويتك ومن يجوز له دخول حسابك يظهر دائمًا في التطبيق ويُرسل دائمًا ' + " +
    "'بالبريد.",
  topics: {
    security: {
      title: 'الأمان',
      what: 'وجهة جديدة للسحب، حساب مجمّد.',
    },
    payments: {
      title: 'المال',
      what: 'الإيداعات والسحوبات والوحدات والتصحيحات.',
    },
    identity: { title: 'الهوية', what: 'مستنداتك وما طلبت تغييره.' },
    plan: { title: 'الخطة', what: 'ما آلت إليه الخطة التي اخترتها أو طلبتها.' },
    automation: {
      title: 'التداول الآلي',
      what: 'الصفقات الآلية والروبوتات والويب هوك: ما انتهى، وما أُوقف مؤقتًا.',
    },
    prices: { title: 'تنبيهات الأسعار', what: 'بلغ سعر مستوى سمّيته أدناه.' },
    promotions: {
      title: 'العروض الترويجية',
      what: 'دولارات المكافأة واسترداد النقود والمسابقات التي تشارك فيها.',
    },
    chat: { title: 'الدردشة المباشرة', what: 'أجاب الدعم وأنت لست في الدردشة.' },
  },
  by: { bell: 'في التطبيق', push: 'إشعار فوري', mail: 'بالبريد' },
  mails: { now: 'فورًا', digest: 'في الملخص', off: 'لا إطلاقًا' },
  mailed: 'يُرسل دائمًا بالبريد',
  mailedLater: 'يُرسل بالبريد إن لم يُقرأ خلال دقيقتين',
  push: {
    title: 'الإشعارات الفورية',
    lead:
      'يصل الإشعار الفوري إلى هذا الجهاز وليس شيء منّا مفتوحًا. يمر عبر خدمة صانع متصفحك، ' +
      'مشفّرًا ' +
      'بحيث لا يستطيع قراءته إلا هذا المتصفح.',
    add: 'إرسالها إلى هذا الجهاز',
    missing:
      'لا يستطيع هذا المتصفح تلقي الإشعارات الفورية هنا. على الهاتف، أضف هذا الموقع أولًا إلى ' +
      'شاشتك الرئيسية.',
    denied:
      'قيل لهذا المتصفح ألا يعرض رسائل هذا الموقع. اسمح بها في إعداداته لهذا الموقع، ثم عد ' +
      'إلى هنا.',
    here: 'هذا الجهاز',
    since: (day: string) => `منذ ${day} UTC، ولم يُرسل شيء بعد`,
    sent: (day: string) => `آخر إرسال ${day} UTC`,
    try: 'تجربة',
    tried: 'رسالة في طريقها إلى هذا الجهاز.',
    remove: 'حذف',
    details: 'قل ما حدث، حتى على شاشة مقفلة',
    detailsHelp:
      'من دون هذا يقول الإشعار الفوري إن هناك جديدًا فقط: ومن يرى شاشتك لا يعرف شيئًا عن حسابك.',
  },
  times: 'متى',
  quiet: 'ساعات الهدوء',
  quietHelp: 'تنتظر الإشعارات الفورية حتى تنتهي. أما ما يتعلق بالأمان فلا ينتظر.',
  ends: { from: 'من', to: 'إلى' },
  digest: 'يأتي الملخص',
  digests: { daily: 'كل صباح في الساعة الثامنة', weekly: 'يوم الاثنين في الساعة الثامنة' },
  zone: (zone: string) => `بحسب ساعة ${zone}.`,
  zoneHere: (zone: string) => `اتخاذ ساعة هذا الجهاز: ${zone}`,
  prices: {
    title: 'تنبيهات الأسعار',
    lead:
      'تُبلَّغ مرة واحدة، بأول سعر ننشره عند المستوى أو بعده. ولا يقول ذلك شيئًا عن وجهة ' +
      'السعر من ' +
      'هناك.',
    labels: {
      symbol: 'الأداة',
      kind: 'عندما يكون',
      price: 'السعر',
      percent: 'النسبة المئوية',
    },
    choose: 'اختر',
    now: 'الآن',
    kinds: {
      above: 'مرتفعًا إلى سعر',
      below: 'منخفضًا إلى سعر',
      moved: 'متحركًا بنسبة مئوية، صعودًا أو هبوطًا',
    },
    set: 'وضع التنبيه',
    none: 'لا تنبيهات أسعار.',
    wishes: {
      above: (name: string, { upper }: Levels) => `${name} عند ${upper} أو أعلى`,
      below: (name: string, { lower }: Levels) => `${name} عند ${lower} أو أدنى`,
      moved: (name: string, { upper, lower }: Levels) => `${name} عند ${lower} أو عند ${upper}`,
    },
    waits: (price: string) => `ينتظر، وُضع عند ${price}`,
    reached: (price: string, at: string) => `بُلغ عند ${price}، ${at} UTC`,
    drop: 'حذف',
  },
  stop: {
    title: 'لا مزيد من هذه الرسائل',
    text: (topic: string) =>
      `لم نعد نرسل إليك رسائل بريد عن هذا: ${topic}. ويبقى في التطبيق. يمكنك أن تختار غير ذلك من ` +
      'الإشعارات في أي وقت.',
    all: 'ملخص الإشعارات',
    ask: (topic: string) => `لن تُرسل إليك بعد ذلك رسائل بريد عن هذا: ${topic}.`,
    do: 'إيقاف هذه الرسائل',
    unknown: 'هذا الرابط لا يوقف أي رسائل. سجّل الدخول واختر من الإشعارات.',
  },
}
