// In Arabic: learning the odds, what stays as the server wrote it.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsStill as english } from '../odds-still.ts'

export const oddsStill: Messages<typeof english> = {
  title: 'تعلّم الاحتمالات',
  description:
    'ما معنى نقطة التعادل، وما الذي تأخذه الدار، وإلى أين تصل مئة صفقة: جرّب ذلك بأرقام ' +
    'عشوائية، من دون حساب.',
  lead:
    'كم يدفع الربح، وكم مرة يجب أن تربح، وإلى أين تصل مئة صفقة. لا يوضع هنا أي مبلغ، وما ' +
    'تجرّبه يبقى في متصفحك.',
  next: {
    title: 'ما يأتي بعد ذلك',
    text:
      'في الحساب التجريبي ترى الشيء نفسه بأسعار حقيقية ومال وهمي. لا توجد قاعدة لرفع ' +
      'المبلغ أو خفضه تقلب الاحتمالات: إنها تغيّر فقط سرعة حركة الرصيد ومداها.',
    demo: 'أول صفقة في الحساب التجريبي، خطوة بخطوة',
    fairness: 'هل تتحقق الاحتمالات المسعَّرة',
    risk: 'بماذا تخاطر',
    limits: 'الحدود وفترات التوقف',
  },
}
