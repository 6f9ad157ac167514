// In Arabic: letters about what trades by itself, programs and awaited prices.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  alerts as englishAlerts,
  ats as englishAts,
  bots as englishBots,
  keys as englishKeys,
  webhooks as englishWebhooks,
} from '../automation.ts'

export { atsReasons } from '#contract/client/ar/ats-reason-words.ts'

const ownTrades = 'صفقاتك الآلية'

export const ats: Messages<typeof englishAts> = {
  ended: (reason) => ({
    subject: 'صفقاتك الآلية متوقفة',
    paragraphs: [
      `أُوقفت صفقاتك الآلية. ${reason}`,
      'لا يُتداول شيء من تلقاء نفسه من الآن. تستمر الصفقات المفتوحة إلى ' +
        'نهايتها. تبقى متوقفة إلى أن تشغّلها من جديد.',
    ],
    action: ownTrades,
  }),
  refused: 'رُفض أمر؛ والسجل يقول لماذا.',
  paused: (reason) => ({
    subject: 'صفقاتك الآلية موقوفة مؤقتًا',
    paragraphs: [
      `أوقف موظفونا صفقاتك الآلية مؤقتًا، ويقولون لماذا: ${reason}`,
      'لا يُتداول شيء من تلقاء نفسه إلى أن تستمر. تستمر الصفقات المفتوحة إلى ' + 'نهايتها.',
    ],
    action: ownTrades,
  }),
}

export const bots: Messages<typeof englishBots> = {
  subject: (pair) => `توقف روبوتك على ${pair}`,
  live: (pair, why) => `توقف من تلقاء نفسه روبوتك على ${pair} الذي كان يتداول فعلًا: ${why}`,
  paper: (pair, why) => `توقف من تلقاء نفسه روبوتك على ${pair} الذي كان يتداول على الورق: ${why}`,
  until: 'لا يبدأ شيئًا إلى أن تشغّله من جديد.',
  action: 'الاطلاع على روبوتاتك',
  whys: {
    drawdown: 'خسر بقدر ما سمحت.',
    low_profit: 'خسرت صفقاته الأخيرة مجتمعة.',
    too_little: 'ما بقي معرّضًا للخطر أقل مما تقبله البورصة لأمر.',
    key_ended:
      'لم يعد مفتاحه مستعملًا. ما هو مفتوح في البورصة يبقى مفتوحًا هناك: يرجى ' + 'النظر فيه.',
  },
}

export const webhooks: Messages<typeof englishWebhooks> = {
  made: (place) => ({
    subject: 'أُنشئ ويب هوك',
    paragraphs: [
      `من الآن يُبلَّغ هذا العنوان حين تُسوّى صفقات لك أو يتحرك مال لك: ${place}`,
      'إن لم تكن أنت، فأزله وغيّر كلمة مرورك فورًا.',
    ],
    action: 'الاطلاع على الويب هوك لديك',
  }),
  ended: (place, why) => ({
    subject: 'انتهى ويب هوك',
    paragraphs: [`لم يعد يرسل شيء إلى ${place}: ${why}.`, 'متى عاد برنامجك، فأنشئ ويب هوك جديدا.'],
    action: 'الاطلاع على الويب هوك لديك',
  }),
  whys: {
    gone: 'أجاب بأنه زال نهائيًا',
    failing: 'لم يصل شيء إلى هناك طوال خمسة أيام',
  },
}

export const keys: Messages<typeof englishKeys> = {
  ended: (name, why) => ({
    subject: 'لم نعد نستعمل مفتاح البورصة لديك',
    paragraphs: [
      `لم نعد نستعمل المفتاح «${name}».`,
      why,
      'ما يوقّع به مُحي هنا. انتهى التداول الآلي به؛ وما هو مفتوح في البورصة ' +
        'يبقى مفتوحًا هناك إلى أن تغلقه. يرجى النظر في حسابك هناك.',
    ],
  }),
  whys: {
    removed: 'أزلته أنت.',
    too_mighty:
      'تقول البورصة إنه يجوز له أكثر من التداول والقراءة، كالسحب. لا نستعمل ' +
      'مفتاحًا كهذا، ولا نحتفظ بأي منها.',
    not_accepted: 'لم تعد البورصة تقبله: أُلغي هناك، أو انتهت صلاحيته.',
  },
}

export const alerts: Messages<typeof englishAlerts> = {
  subject: (symbol, price) => `بلغ ${symbol} السعر ${price}`,
  reached: (at, symbol, price, wish) => `في ${at} كان سعر ${symbol} الذي ننشره ${price}. ${wish}`,
  over: 'لا يقول ذلك شيئًا عن وجهة السعر من هناك. انتهى هذا التنبيه.',
  action: 'الاطلاع على تنبيهات الأسعار لديك',
  wishes: {
    above: 'طلبت أن تُبلَّغ حين يرتفع إلى هذا الحد.',
    below: 'طلبت أن تُبلَّغ حين ينخفض إلى هذا الحد.',
    moved: 'طلبت أن تُبلَّغ حين يتحرك بهذا القدر.',
  },
}
