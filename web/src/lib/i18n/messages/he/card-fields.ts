// In Hebrew: the simulated card provider's page.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardFields as english } from '../card-fields.ts'

export const cardFields: Messages<typeof english> = {
  title: 'ספק כרטיסים מדומה',
  number: 'מספר כרטיס',
  cvv: 'CVV',
  note: 'שני השדות האלה שייכים לספק הכרטיסים המדומה. כרטיסי בדיקה בלבד.',
  stepTitle: '3-D Secure (בדיקה)',
  stepWhat: 'כאן היה הבנק של כרטיס אמיתי מוודא את זהותך. זו בדיקה: יש לבחור מה הוא ימצא.',
  approve: 'אישור (בדיקה)',
  decline: 'סירוב (בדיקה)',
  trouble: 'השלב הזה כבר נעשה, או שנמשך זמן רב מדי.',
}
