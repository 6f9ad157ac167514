// In Arabic: who a client is, as we know it, and asking for a change of it.

import type { Messages } from '#contract/shared/messages.ts'
import type { identity as english } from '../identity.ts'

export const identity: Messages<typeof english> = {
  title: 'من أنت',
  heldHint: 'يتغير بطلب، أدناه.',
  checkedHint: 'يبقى كما هو ما دام مستندك قيد الفحص.',
  none: 'لا شيء',
  about: {
    identified:
      'تمت الموافقة على مستندك، لذلك لا يتغير اسمك وتاريخ ميلادك وبلدك وهاتفك إلا بمستند آخر. ' +
      'أما العنوان والصورة فيمكنك تعديلهما بنفسك.',
    free: 'لا يتغير تاريخ ميلادك إلا بمستند.',
    checked: 'مستندك قيد الفحص. ما يُقارن به يبقى حتى ذلك الحين.',
  },
  ask: 'طلب تغيير',
  cancel: 'ليس الآن',
  formTitle: 'ما الذي يجب أن يتغير',
  formHint: 'غيّر ما لم يعد صحيحًا، واترك الباقي.',
  phoneHint: 'لرقم جديد أرسل صورة مستند هوية. نتصل بالرقم، وتقرأ لنا رمزًا يظهر هنا عندئذ.',
  documentHint: 'مستند يُظهر الاسم الجديد أو تاريخ الميلاد أو البلد.',
  nothing: 'هذا هو المعتمد بالفعل.',
  send: 'إرسال الطلب',
  working: 'لحظة واحدة',
  statuses: {
    Pending: 'قيد الفحص',
    Approved: 'موافَق عليه',
    Rejected: 'مرفوض',
    Withdrawn: 'تم التراجع عنه',
  },
  explained: {
    Pending: 'استلمنا طلبك. إلى أن يُبتّ فيه، يبقى ما كان معروفًا من قبل هو المعتمد.',
    Approved: 'تم هذا التغيير كما طلبت.',
    Rejected: 'لم يتم هذا التغيير. يبقى ما كان معروفًا من قبل هو المعتمد، ويمكنك الطلب من جديد.',
    Withdrawn: 'تراجعت عن هذا. لم يتغير شيء.',
  },
  asked: (date) => `طلب بتاريخ ${date}`,
  reason: 'السبب',
  code: 'رمز مكالمتنا',
  codeHint: (phone) => `سنتصل بالرقم ${phone}. اقرأ لنا هذا الرمز عندئذ، ولا تقرأه لأي متصل آخر.`,
  takeBack: 'تراجع عنه',
}
