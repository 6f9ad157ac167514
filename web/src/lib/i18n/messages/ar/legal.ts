// In Arabic: what stands around the legal texts.

import type { Messages } from '#contract/shared/messages.ts'
import type { legal as english } from '../legal.ts'

export { operatorInEnglish } from '../legal.ts'

export const legal: Messages<typeof english> = {
  titles: {
    terms: 'الشروط والأحكام',
    privacy: 'سياسة الخصوصية',
    'risk-disclosure': 'الإفصاح عن المخاطر',
    'aml-policy': 'سياسة مكافحة غسل الأموال واعرف عميلك',
    'payment-policy': 'سياسة الدفع',
  },
  descriptions: {
    terms:
      'الاتفاق بينك وبين المشغّل: كيف تُسعَّر الصفقات وتُسوّى، وكم تكلف، وكيف يستطيع أي من ' +
      'الطرفين إنهاءه.',
    privacy: 'أي بيانات عنك تُحفظ، ولأي غرض، وكم تُحفظ، ومن يحصل عليها، وكيف تصدّرها أو تمحوها.',
    'risk-disclosure':
      'ما يمكن أن تخسره ولماذا: الهامش في كل سعر، ولا رافعة مالية ولا أمر إيقاف خسارة، ومخاطر ' +
      'التنفيذ والطرف المقابل والسيولة والتداول الإلكتروني.',
    'aml-policy': 'كيف تُحدد هوية العملاء، وأي مستندات تلزم ومتى، وكيف تُحفظ.',
    'payment-policy':
      'كيف يُودع المال ويُسحب: الطرق والأوقات والرسوم، ولماذا لا يضطر أحد إلى الإيداع قبل السحب.',
  },
  contents: 'المحتويات',
  short: 'باختصار',
  version: (version) => `الإصدار ${version}`,
  time: ({ state, effective_from: from, effective_until: until }) => {
    if (from === null) return state === 'former' ? 'استُبدل قبل افتتاح هذا الموقع' : 'سارٍ'
    if (state === 'coming') return `يسري من ${from}`
    if (state === 'former') return until === null ? `من ${from}` : `من ${from} حتى ${until}`
    return until === null ? `سارٍ منذ ${from}` : `سارٍ من ${from} حتى ${until}`
  },
  versions: 'إصدارات هذا النص',
  versionsLead: 'يحتفظ كل إصدار بعنوانه وكلماته. يسري التغيير بعد ثلاثين يومًا من الإشعار به.',
  allVersions: 'كل الإصدارات',
  coming: (date) => `من ${date} يسري إصدار جديد.`,
  notYet: 'هذا الإصدار غير سارٍ بعد.',
  former: 'هذا الإصدار غير سارٍ.',
  readInForce: 'اقرأ الإصدار الساري',
  onlyEnglish: 'هذا النص بالإنجليزية فقط.',
  translated: 'هذه ترجمة. حيث تختلف، فالنص الإنجليزي هو المعتمد.',
  sandboxTitle: 'هذا عرض توضيحي',
  sandbox:
    'لا شيء على هذا التثبيت يأخذ مالًا. لا ترخيص في الإعدادات، وكل الأرصدة مال وهمي، وما يُودع ' +
    'أو يُسحب عملات اختبار وبطاقات اختبار لا قيمة لها.',
  operator: {
    unnamed: (brand) => `مشغّل ${brand}`,
    contactPage: 'الدعم لدينا (عبر [صفحة الاتصال](/contact-us))',
    name: 'المشغّل',
    unset: 'غير مسمى: لا كيان قانونيًا في إعدادات هذا التثبيت.',
    number: 'رقم القيد',
    address: 'العنوان',
    email: 'البريد الإلكتروني',
    noEmail: 'غير معيّن. استعمل [صفحة الاتصال](/contact-us).',
    phone: 'الهاتف',
    hours: (hours) => `(${hours})`,
    law: (country) => (country === 'the Netherlands' ? 'هولندا' : country),
    privacyEmail: 'عن بياناتك',
    complaintsEmail: 'للشكاوى',
    licence: 'سجل الترخيص',
    noLicence: 'لا شيء. لا ترخيص في الإعدادات هنا، ولا ندّعي وجود أي ترخيص.',
    licenceOnStatus: 'في [صفحة الحالة](/status)، مع القيد في السجل العام.',
  },
}
